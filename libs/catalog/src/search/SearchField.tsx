import { useMarketHref, usePageLink, useTranslate } from '@selvedge/market';
import { Icon, VisuallyHidden } from '@selvedge/ui';
import { useRef, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { longestTerm } from '../listing.params.ts';
import { rememberSearch } from './search-history.ts';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  term: string;
  onChange: (term: string) => void;
  /** After the search page has been asked for. */
  onSearch?: () => void;
  /** It has the focus when the dialog around it opens. */
  first?: boolean;
  /** Id of what says how many suggestions there are. */
  describedBy?: string;
}

/** A field to search with: a plain form that leads to the search page, and remembers what was searched for. */
export function SearchField({ term, onChange, onSearch, first = false, describedBy }: SearchFieldProps) {
  const t = useTranslate();
  const page = useMarketHref()(usePageLink('searchPage'));
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = term.trim();
    if (!words) return field.current!.focus();
    rememberSearch(words);
    const address = `${page}?${new URLSearchParams({ q: words })}`;
    void navigate(address, { replace: address === location.pathname + location.search });
    onSearch?.();
  };

  return (
    <form role="search" method="get" action={page} className={styles.form} onSubmit={search}>
      <input
        ref={(input) => {
          field.current = input;
          // React would focus it before the dialog is there to hold the focus.
          if (first) input?.setAttribute('autofocus', '');
        }}
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        // Each term runs as its own script does.
        dir="auto"
        maxLength={longestTerm}
        aria-label={t('shell.search')}
        aria-describedby={describedBy}
        placeholder={t('search.placeholder')}
        value={term}
        onChange={(event) => onChange(event.target.value)}
        className={styles.field}
      />
      {term && (
        <button
          type="button"
          className={`${styles.button} ${styles.clear}`}
          onClick={() => {
            onChange('');
            field.current!.focus();
          }}
        >
          <Icon name="close" size={18} />
          <VisuallyHidden>{t('search.clear_field')}</VisuallyHidden>
        </button>
      )}
      <button type="submit" className={styles.button}>
        <Icon name="search" size={22} />
        <VisuallyHidden>{t('shell.search')}</VisuallyHidden>
      </button>
    </form>
  );
}
