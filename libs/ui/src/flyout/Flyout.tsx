import { use, type ReactNode } from 'react';
import { Modal } from '../dialog/Modal.tsx';
import { StageContext } from './FlyoutStage.tsx';
import styles from './Flyout.module.css';

export interface FlyoutProps {
  /** What it is called; also its heading. */
  label: string;
  /** Where it lives: `end` is right in English and left in Arabic; a `sheet` comes from below on phones and from the start where there is more room; a `corner` from below or the end, only as high as what stands in it. */
  side?: 'end' | 'start' | 'bottom' | 'sheet' | 'corner';
  /** Off the stage it is opened and closed by this; it renders its content while it is closed too, so that it can leave quietly. */
  isOpen?: boolean;
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
export function Flyout({ label, side = 'end', isOpen = true, onClose, closeLabel, dismissible = true, footer, children }: FlyoutProps) {
  const { isClosing, resetOn } = use(StageContext);
  return (
    <Modal isOpen={isOpen && !isClosing} resetOn={resetOn} label={label} side={side} onClose={onClose} closeLabel={closeLabel} dismissible={dismissible} className={styles.flyout!} footer={footer}>
      {children}
    </Modal>
  );
}

/** What stands in a flyout, one below the other. */
export function FlyoutStack({ busy = false, children }: { busy?: boolean; children: ReactNode }) {
  return <div className={styles.stack} aria-busy={busy || undefined}>{children}</div>;
}
