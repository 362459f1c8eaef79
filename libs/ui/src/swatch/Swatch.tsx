import styles from './Swatch.module.css';

/** A dot of a colour, or of several (any CSS background); one that nobody knows is crossed out. Says nothing: put its name beside it. */
export function Swatch({ colour, size = 18 }: { colour: string | undefined; size?: number }) {
  return <span aria-hidden="true" className={styles.swatch} data-unknown={colour === undefined || undefined} style={{ background: colour, inlineSize: size, blockSize: size }} />;
}
