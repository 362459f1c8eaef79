import { ShopLink, usePageLink, useTranslate } from '@selvedge/market';
import { Icon, VisuallyHidden } from '@selvedge/ui';
import { useKept } from '../kept.state.ts';
import { forgetSearch, forgetSearches, searchHistory } from './search-history.ts';
import { mostVisible } from './search-history.rules.ts';
import { asWritten } from './suggestion.rules.ts';
import { termHref } from './term-href.ts';
import styles from './SearchFlyout.module.css';

/** What was searched for before, the newest first; each can be forgotten, or all (CAT-181, CAT-185). Nothing when there is nothing. */
export function SearchHistory() {
  const t = useTranslate();
  const page = usePageLink('searchPage');
  const history = useKept(searchHistory);
  if (history.length === 0) return null;
  return (
    <section>
      <div className={styles.head}>
        <h3>{t('search.recent')}</h3>
        <button type="button" className={styles.clear} onClick={({ currentTarget }) => forgetAll(currentTarget)}>{t('search.forget_all')}</button>
      </div>
      <ul>
        {history.slice(0, mostVisible).map((term) => (
          <li key={term} className={styles.line}>
            <ShopLink to={termHref(page, term)} className={styles.term}><Icon name="search" size={16} /><bdi>{term}</bdi></ShopLink>
            <button type="button" className={styles.forget} onClick={(event) => forget(event.currentTarget, term)}>
              <Icon name="close" size={16} />
              <VisuallyHidden>{t('search.forget', { term: asWritten(term) })}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The focus goes to the next one, or it would be lost with the button. */
function forget(button: HTMLElement, term: string) {
  const line = button.closest('li')!;
  const next = (line.nextElementSibling ?? line.previousElementSibling)?.querySelector('button') ?? fieldBeside(button);
  forgetSearch(term);
  next?.focus();
}

function forgetAll(button: HTMLElement) {
  fieldBeside(button)?.focus();
  forgetSearches();
}

const fieldBeside = (element: HTMLElement) => element.closest('dialog')?.querySelector('input');
