import { useTranslate } from '@selvedge/market';
import type { CSSProperties } from 'react';
import { gridDevices } from './grid.rules.ts';
import { useGridPreference } from './grid.state.ts';
import styles from './GridChoice.module.css';

const counts = [...new Set(gridDevices.flatMap(({ offers }) => offers))].sort((a, b) => a - b);

/** How many tiles stand in a row: the style sheet shows the four numbers that the device offers (CAT-163, CAT-171). */
export function GridChoice() {
  const t = useTranslate();
  const { perRow, choose } = useGridPreference();
  return (
    <div role="group" aria-label={t('listing.grid')} className={styles.choice}>
      {counts.map((count) => (
        <button key={count} type="button" className={styles.option} data-count={count} style={{ '--columns': count } as CSSProperties} aria-label={t('listing.grid_option', { count })} aria-pressed={count === perRow} onClick={() => choose(count)} />
      ))}
    </div>
  );
}
