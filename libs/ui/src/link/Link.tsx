import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Link.module.css';

/** `inline` within words, `quiet` in lists of links, `arrow` on its own: where to go next. */
export type LinkLook = 'inline' | 'quiet' | 'arrow';

/** The look of a link, for one that knows where in the shop it leads. */
export const linkLook = (look: LinkLook = 'inline'): string => `${styles.link} ${styles[look]}`;

export interface LinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  look?: LinkLook;
}

/** A link out of the words it stands in; one with an arrow brings it. */
export function Link({ look = 'inline', children, ...rest }: LinkProps) {
  return <a {...rest} className={linkLook(look)}>{children}{look === 'arrow' && <Icon name="forward" size={18} />}</a>;
}
