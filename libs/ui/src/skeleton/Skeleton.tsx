import styles from './Skeleton.module.css';

/** Stands for what is coming, in its size: give one of ratio and height (CSS). */
export function Skeleton({ ratio, height }: { ratio?: number; height?: string }) {
  return <div aria-hidden="true" className={styles.skeleton} style={{ aspectRatio: ratio, blockSize: height }} />;
}
