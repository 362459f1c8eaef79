import { use, useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { StageContext } from './FlyoutStage.tsx';
import styles from './Flyout.module.css';

export interface FlyoutProps {
  /** What it is called; also its heading. */
  label: string;
  /** Where it lives: `end` is right in English and left in Arabic. */
  side?: 'end' | 'start' | 'bottom';
  onClose: () => void;
  closeLabel: string;
  /** Closes by Escape and by a press beside it; a flyout that must be answered does not (SHELL-111, SHELL-123). */
  dismissible?: boolean;
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** How long the closing animation takes, in ms (SHELL-120, BSK-021). */
const CLOSING = 500;

/** A dialog that slides in from a side of the window. Focus goes in and comes back to where it was; the page stays still. */
export function Flyout({ label, side = 'end', onClose, closeLabel, dismissible = true, footer, children }: FlyoutProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const stage = use(StageContext);
  const isClosing = stage?.isClosing ?? false;
  const onClosed = stage?.onClosed;

  useEffect(() => {
    const element = dialog.current!;
    if (!element.open) element.showModal();
    return () => element.close();
  }, []);

  useEffect(() => {
    if (!isClosing) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => onClosed?.(), isStill ? 0 : CLOSING);
    return () => clearTimeout(timer);
  }, [isClosing, onClosed]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={styles.flyout}
      data-side={side}
      data-closing={isClosing || undefined}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onClick={(event) => {
        // The dialog itself is hit only beside its content: on the backdrop.
        if (dismissible && event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id={heading} className={styles.heading}>{label}</h2>
          {dismissible && (
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
