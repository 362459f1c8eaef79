import type { ReactNode } from 'react';
import { Modal } from './Modal.tsx';
import styles from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** What it is about; its heading. */
  title: ReactNode;
  onClose: () => void;
  closeLabel: string;
  /** Closes by its button, by Escape and by a press beside it; one that must be answered does not, and is an alert. */
  dismissible?: boolean;
  /** The buttons that answer it, the likeliest last. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A dialog in the middle of the window. Focus goes in and comes back to where it was; the page stays still.
 * It renders its content while it is closed too, so that it can leave quietly.
 */
export function Dialog({ open, title, onClose, closeLabel, dismissible = true, actions, children }: DialogProps) {
  return (
    <Modal isOpen={open} label={title} onClose={onClose} closeLabel={closeLabel} dismissible={dismissible} role={dismissible ? undefined : 'alertdialog'} className={styles.dialog!} footer={actions && <div className={styles.actions}>{actions}</div>}>
      {children}
    </Modal>
  );
}
