import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Swatch } from '../swatch/Swatch.tsx';
import styles from './Chip.module.css';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** A dot of this colour before its words (any CSS background). */
  swatch?: string;
  /** Pressing it takes it away; say so in its name. */
  removable?: boolean;
  /** Draws it as a link: spread what it is given. */
  link?: (attributes: { className: string; children: ReactNode }) => ReactNode;
}

/** A word to press: what is chosen, what could be, what was asked for before. */
export function Chip({ swatch, removable = false, link, children, ...button }: ChipProps): ReactNode {
  const className = styles.chip!;
  const content = (
    <>
      {swatch && <Swatch colour={swatch} size={14} />}
      <span className={styles.words}>{children}</span>
      {removable && <Icon name="close" size={14} />}
    </>
  );
  if (link) return link({ className, children: content });
  return <button type="button" {...button} className={className}>{content}</button>;
}
