import type { ComponentProps } from 'react';
import { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx';
import styles from './Tiles.module.css';

/** One of many short ones side by side, such as sizes. */
export function Tiles(props: FieldGroupProps) {
  return <FieldGroup {...props} className={styles.tiles} />;
}

export interface TileProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string;
  /** It cannot be had now: its name then, for example `M, sold out`. It stays to be chosen, for who waits for it. */
  soldOutLabel?: string;
}

/** One size; give all of a choice the same `name`. */
export function Tile({ label, soldOutLabel, ...input }: TileProps) {
  return (
    <label className={styles.tile} data-sold-out={soldOutLabel ? true : undefined}>
      <input {...input} type="radio" aria-label={soldOutLabel} />
      <span className={styles.face}>{label}</span>
    </label>
  );
}
