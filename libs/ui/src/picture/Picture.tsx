import styles from './Picture.module.css';

export interface PictureProps {
  url: string;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** Width to height, 3/4 for products (CAT-172). */
  ratio?: number;
  /** In view when the page opens: loads at once and first. */
  eager?: boolean;
  className?: string;
}

/** A picture whose place is kept before it arrives. */
export function Picture({ url, alt, ratio = 3 / 4, eager = false, className = '' }: PictureProps) {
  const width = 600;
  return (
    <img
      src={url}
      alt={alt}
      width={width}
      height={Math.round(width / ratio)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={`${styles.picture} ${className}`}
      style={{ aspectRatio: ratio }}
    />
  );
}
