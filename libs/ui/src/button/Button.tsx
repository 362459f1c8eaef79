import type { ComponentProps } from 'react';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is filled, `secondary` outlined, `quiet` text alone. */
  look?: ButtonLook;
  /** Something is under way: it keeps its words, its width and the focus, and pressing it again does nothing. */
  busy?: boolean;
}

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

/** The look of a button, for a link that acts like one. */
export const buttonLook = (look: ButtonLook = 'primary'): string => `${styles.button} ${styles[look]}`;

export function Button({ look, busy = false, type = 'button', className = '', onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={`${buttonLook(look)} ${className}`}
      onClick={(event) => {
        // Also what Enter in a field of its form would send.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
