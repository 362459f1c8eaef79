import type { CSSProperties } from 'react';
import styles from './Swatch.module.css';

/**
 * A dot of a colour, or of several (any CSS background); one that nobody knows is crossed out. Says nothing: put its name beside it.
 * Where many stand together, `--swatch-size` around them says how large they are.
 */
export function Swatch({ colour, size }: { colour: string | undefined; size?: number }) {
  return <span aria-hidden="true" className={styles.swatch} data-unknown={colour === undefined || undefined} style={{ background: colour, '--swatch-size': size && `${size}px` } as CSSProperties} />;
}
