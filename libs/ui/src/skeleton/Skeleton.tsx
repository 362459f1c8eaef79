import styles from './Skeleton.module.css';

/** Stands for what is coming, in its size: give one of ratio and height (CSS). */
export function Skeleton({ ratio, height }: { ratio?: number; height?: string }) {
  return <div aria-hidden="true" className={styles.skeleton} style={{ aspectRatio: ratio, blockSize: height }} />;
}

/** Lines of text, each as high as one in the size that stands around it; the last one is shorter. */
export function TextSkeleton({ lines = 1 }: { lines?: number }) {
  return <div aria-hidden="true" className={styles.text}>{Array.from({ length: lines }, (_, line) => <span key={line} />)}</div>;
}

/** A picture with words below it, as tiles are. */
export function CardSkeleton() {
  return (
    <div aria-hidden="true" className={styles.card}>
      <Skeleton ratio={3 / 4} />
      <TextSkeleton lines={3} />
    </div>
  );
}
