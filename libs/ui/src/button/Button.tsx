import type { ComponentProps } from 'react';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is filled, `secondary` outlined, `quiet` text alone. */
  look?: ButtonLook;
  /** Something is under way; pressing again is possible but nothing new. */
  busy?: boolean;
}

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

/** The look of a button, for a link that acts like one. */
export const buttonLook = (look: ButtonLook = 'primary'): string => `${styles.button} ${styles[look]}`;

export function Button({ look, busy = false, type = 'button', className = '', ...rest }: ButtonProps) {
  return <button {...rest} type={type} aria-busy={busy || undefined} className={`${buttonLook(look)} ${className}`} />;
}
