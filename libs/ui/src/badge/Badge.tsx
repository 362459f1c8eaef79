import type { CSSProperties, ReactNode } from 'react';
import styles from './Badge.module.css';

/** How one badge looks. Colours are an editor's data, any CSS colour. */
export interface BadgeLook {
  /** On a ground, with square or with round ends; with neither it is words alone. */
  shape?: 'chip' | 'curvyChip';
  /** Address of a picture that is shown instead of the words. */
  image?: string;
  /** Degrees, clockwise. */
  rotation?: number;
  colour?: string;
  backgroundColour?: string;
  borderColour?: string;
  /** 0 to 1. */
  opacity?: number;
  textAlignment?: 'start' | 'center' | 'end';
  /** In px. */
  textSize?: number;
  /** In px; as wide as its words unless told. */
  width?: number;
}

export interface BadgeProps extends BadgeLook {
  /** Its words, also when a picture stands for them. */
  title: string;
}

/** A word about a product that an editor, or the shop itself, puts on its picture. */
export function Badge({ title, shape, image, rotation, colour, backgroundColour, borderColour, opacity, textAlignment, textSize = 10, width }: BadgeProps) {
  const style: CSSProperties = {
    color: colour, background: backgroundColour, borderColor: borderColour, opacity, textAlign: textAlignment, inlineSize: width,
    fontSize: `${textSize / 16}rem`, rotate: rotation === undefined ? undefined : `${rotation}deg`,
  };
  return (
    <span className={`${styles.badge} ${shape ? styles[shape] : ''}`} data-bordered={borderColour !== undefined || undefined} style={style}>
      {image ? <img src={image} alt={title} loading="lazy" decoding="async" /> : title}
    </span>
  );
}

export type BadgeCorner = 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end';
const corners: readonly BadgeCorner[] = ['top-start', 'top-end', 'bottom-start', 'bottom-end'];

/** Badges over a picture, each in its corner; those of one corner in the order given. The picture's box must be positioned. */
export function BadgeCorners({ badges }: { badges: readonly { key: string; corner: BadgeCorner; badge: ReactNode }[] }) {
  if (badges.length === 0) return null;
  return (
    <div className={styles.corners}>
      {corners.map((corner) => {
        const here = badges.filter((one) => one.corner === corner);
        return here.length > 0 && <ul key={corner} className={styles.corner} data-corner={corner}>{here.map(({ key, badge }) => <li key={key}>{badge}</li>)}</ul>;
      })}
    </div>
  );
}
