import { useMarketHref, usePageLink, useTranslate } from '@selvedge/market';
import { Flyout as Panel, VisuallyHidden } from '@selvedge/ui';
import { useId, useLayoutEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { Departments } from './Departments.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchHistory } from './SearchHistory.tsx';
import { asWritten, isWorthAsking } from './suggestion.rules.ts';
import { Suggestions } from './Suggestions.tsx';
import { endTyping, typedAhead } from './typed-ahead.ts';
import { useSuggestions, type SuggestionState } from './use-suggestions.ts';
import styles from './SearchFlyout.module.css';

/**
 * The search beside the page (SHELL-113). What it suggests are links, so that they say where they lead and open in a new tab as
 * links do; the arrow keys go from the field through them and back.
 */
export function Flyout({ close }: { close: () => void }) {
  const t = useTranslate();
  const ofPage = useTermOfPage();
  const [term, setTerm] = useState(() => typedAhead() || ofPage);
  const state = useSuggestions(term);
  const id = useId();
  const isAsking = isWorthAsking(term);
  useLayoutEffect(endTyping, []);

  const follow = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    // Also when it leads to where one is already.
    if (target instanceof Element && target.closest('a') && !ctrlKey && !metaKey && !shiftKey) close();
  };
  return (
    <Panel label={t('shell.search')} closeLabel={t('shell.close')} onClose={close}>
      <div className={styles.search} onKeyDown={walk} onClick={follow}>
        <SearchField term={term} onChange={setTerm} onSearch={close} first describedBy={id} />
        <VisuallyHidden as="p" id={id} role="status">{isAsking && saidOf(state)}</VisuallyHidden>
        {isAsking ? <Suggestions term={term.trim()} state={state} /> : <div className={styles.answer}><SearchHistory /><Departments /></div>}
      </div>
    </Panel>
  );

  function saidOf({ answer, isPending, hasFailed }: SuggestionState): string | undefined {
    if (!answer || isPending || hasFailed) return undefined;
    const count = answer.terms.length + answer.categories.length + answer.products.length;
    return count === 0 ? t('search.nothing', { term: asWritten(term.trim()) }) : t('search.suggestions', { count });
  }
}

/** The term of the search page, when that is where one is. */
function useTermOfPage(): string {
  const { pathname, search } = useLocation();
  const page = useMarketHref()(usePageLink('searchPage'));
  return pathname === page ? (new URLSearchParams(search).get('q') ?? '') : '';
}

/** The arrow keys lead from the field down its suggestions and up again. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.nativeEvent.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, ul a, section > a')];
  const next = stops[stops.indexOf(event.target as HTMLElement) + step];
  if (!stops.includes(event.target as HTMLElement) || !next) return;
  event.preventDefault();
  next.focus();
}
