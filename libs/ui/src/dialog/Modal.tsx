import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { ToastRegion } from '../toast/ToastRegion.tsx';
import { ModalContext } from './modal.context.ts';
import styles from './Modal.module.css';

export interface ModalProps {
  isOpen: boolean;
  label: ReactNode;
  onClose: () => void;
  closeLabel: string;
  /** Closes by its button, by Escape and by a press beside it. */
  dismissible: boolean;
  /** It gives the focus back when this changes, before the next page takes it. */
  resetOn?: unknown;
  className: string;
  side?: string;
  role?: 'alertdialog';
  footer?: ReactNode;
  children: ReactNode;
}

/** What a dialog and a flyout have in common: the browser's own dialog, which keeps the focus inside and gives it back. */
export function Modal({ isOpen, label, onClose, closeLabel, dismissible, resetOn, className, side, role, footer, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const id = useId();

  useLayoutEffect(() => {
    if (!isOpen) return;
    const element = dialog.current!;
    keepScrollbarPlace();
    return () => element.close();
  }, [isOpen]);

  useLayoutEffect(() => {
    const element = dialog.current!;
    return () => element.close();
  }, [resetOn]);

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={id}
      aria-describedby={role && `${id}-body`}
      className={`${styles.modal} ${className}`}
      data-side={side}
      closedby={dismissible ? 'closerequest' : 'none'}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onClose={(event) => {
        // The browser may close it by itself, for example at a second Escape.
        if (event.target === dialog.current && !dialog.current.open && isOpen) onClose();
      }}
      onPointerDown={(event) => {
        // The dialog itself is hit only beside its content: on the backdrop. A drag that merely ends there is none.
        isPressedBeside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (dismissible && isPressedBeside.current && event.target === dialog.current) onClose();
      }}
    >
      {isOpen && <ShowModal dialog={dialog} />}
      <ModalContext value={dialog}>
        <div className={styles.content}>
          {/* No banner and no contentinfo: those are the page’s, and another dialog may still be closing. */}
          <div className={styles.header}>
            <h2 id={id} className={styles.heading}>{label}</h2>
            {dismissible && (
              <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
                <Icon name="close" />
              </button>
            )}
          </div>
          {/* A region that scrolls must be reachable with the keyboard, also when it holds nothing but words. */}
          <div id={`${id}-body`} role="group" aria-labelledby={id} className={styles.body} tabIndex={0}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      </ModalContext>
      {isOpen && <ToastRegion closeLabel={closeLabel} />}
    </dialog>
  );
}

/**
 * Opens it: at once for who has pressed something, otherwise in a task of its own, for the whole page becomes inert and takes its style anew.
 * A component that stands first: what comes after it in the dialog takes the focus, or the top, once it is open.
 */
function ShowModal({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  useEffect(() => dialog.current!.showModal(), [dialog]);
  return null;
}

/** The page behind keeps its width while its scrollbar is gone, on whichever side that is. */
function keepScrollbarPlace(): void {
  // Behind another dialog it is gone already.
  if (document.querySelector('dialog[open]')) return;
  const page = document.documentElement;
  const { left, right } = page.getBoundingClientRect();
  for (const [name, width] of [['--scrollbar-left', `${left}px`], ['--scrollbar-right', `${innerWidth - right}px`]] as const) {
    // Everything on the page would get its style anew.
    if (width !== (page.style.getPropertyValue(name) || '0px')) page.style.setProperty(name, width);
  }
}
