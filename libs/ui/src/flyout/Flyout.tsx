import { use, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { ToastRegion } from '../toast/ToastRegion.tsx';
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

/**
 * A dialog that slides in from a side of the window (SHELL-123). Focus goes in and comes back to where it was; the page stays still.
 * Its leaving is drawn by style alone, so the page can be used again at once.
 */
export function Flyout({ label, side = 'end', onClose, closeLabel, dismissible = true, footer, children }: FlyoutProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const heading = useId();
  const { isClosing, resetOn } = use(StageContext);

  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);

  // Before the next page takes the focus, the flyout gives it back.
  useLayoutEffect(() => {
    const element = dialog.current!;
    return () => element.close();
  }, [resetOn]);

  useLayoutEffect(() => {
    if (isClosing) dialog.current!.close();
  }, [isClosing]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={styles.flyout}
      data-side={side}
      closedby={dismissible ? 'closerequest' : 'none'}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onClose={(event) => {
        // The browser may close it by itself, for example at a second Escape.
        if (event.target === dialog.current && !dialog.current.open && !isClosing) onClose();
      }}
      onPointerDown={(event) => {
        // The dialog itself is hit only beside its content: on the backdrop. A drag that merely ends there is none.
        isPressedBeside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (dismissible && isPressedBeside.current && event.target === dialog.current) onClose();
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
        {/* A region that scrolls must be reachable with the keyboard, also when it holds nothing but words. */}
        <div className={styles.body} tabIndex={0}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
      {!isClosing && <ToastRegion closeLabel={closeLabel} />}
    </dialog>
  );
}
