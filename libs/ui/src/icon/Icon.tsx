import { drawings } from './drawings.ts';
import styles from './Icon.module.css';

export type IconName = keyof typeof drawings;
export const iconNames = Object.keys(drawings) as IconName[];

/** What points along the line, or drives along it, turns round where lines run from right to left. */
const directed = new Set<IconName>(['next', 'previous', 'forward', 'external', 'delivery', 'returns']);

export interface IconProps {
  name: IconName;
  /** Of its square, in px. */
  size?: number;
}

/** A line drawing of 24 by 24 that wears the text's colour. Says nothing: put words beside it. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="square" aria-hidden="true" focusable="false" className={directed.has(name) ? styles.directed : undefined}>
      <path d={drawings[name]} />
    </svg>
  );
}
