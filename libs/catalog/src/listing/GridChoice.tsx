import { useTranslate } from '@selvedge/market';
import type { GridPreference } from './grid.preference.ts';
import styles from './GridChoice.module.css';

/** The four numbers of tiles in a row (CAT-163); the two that suit the device are shown. */
export function GridChoice({ perRow, choose }: GridPreference) {
  const t = useTranslate();
  return (
    <div role="group" aria-label={t('listing.grid')} className={styles.choice}>
      {[1, 2, 3, 4].map((count) => (
        <button key={count} type="button" className={styles.option} data-count={count} aria-label={t('listing.grid_option', { count })} aria-pressed={count === perRow} onClick={() => choose(count)} />
      ))}
    </div>
  );
}
