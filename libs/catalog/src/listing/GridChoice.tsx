import { useTranslate } from '@selvedge/market';
import { gridDevices, type useGridPreference } from './grid.preference.ts';
import styles from './GridChoice.module.css';

/** The four numbers of tiles in a row (CAT-163); those that suit the device are shown. */
export function GridChoice({ device, perRow, choose }: ReturnType<typeof useGridPreference>) {
  const t = useTranslate();
  const shown = device === undefined ? undefined : gridDevices[device]!;
  return (
    <div role="group" aria-label={t('listing.grid')} className={styles.choice}>
      {[1, 2, 3, 4].map((count) => (
        <button
          key={count}
          type="button"
          className={styles.option}
          data-count={count}
          aria-label={t('listing.grid_option', { count })}
          aria-pressed={count === (perRow ?? shown?.standard)}
          onClick={() => choose(count)}
        />
      ))}
    </div>
  );
}
