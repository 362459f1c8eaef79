import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { REST, shownFor, type Toast } from './toast.rules.ts';
import { enterRegion, toastGone, toastRested, useToasts } from './toast.state.ts';
import styles from './ToastRegion.module.css';

/**
 * Where toasts appear, one at a time (SHELL-124, SHELL-132). A page has one, and every flyout brings its own.
 * It is there before its first words, so that they are announced, and on top of everything.
 */
export function ToastRegion({ closeLabel }: { closeLabel: string }) {
  const [id] = useState(() => Symbol('toasts'));
  const region = useRef<HTMLDivElement>(null);
  const { current, isResting } = useToasts(id);

  useEffect(() => {
    region.current?.showPopover?.();
    return enterRegion(id);
  }, [id]);

  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(toastRested, REST);
    return () => clearTimeout(timer);
  }, [isResting]);

  const toast = current && <ShownToast toast={current} closeLabel={closeLabel} />;
  const isDanger = current?.kind === 'danger';
  return (
    <div ref={region} popover="manual" className={styles.region}>
      <div role="status">{!isDanger && toast}</div>
      {isDanger && <div role="alert">{toast}</div>}
    </div>
  );
}

function ShownToast({ toast: { kind, text, action, takesFocus }, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const left = useRef(shownFor[kind]);
  const cameFrom = useRef<EventTarget>(null);

  // Pointing at it or being in it stops its clock.
  const isHeld = isPointedAt || isFocused;
  useEffect(() => {
    if (isHeld) return;
    const since = Date.now();
    const timer = setTimeout(toastGone, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [isHeld]);

  const leave = () => {
    if (isFocused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    toastGone();
  };

  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Only the toast goes, not the dialog around it.
        event.preventDefault();
        leave();
      }}
    >
      <Icon name={kind === 'success' ? 'check' : kind === 'info' ? 'info' : 'warning'} />
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        {action && (
          <button
            autoFocus={takesFocus}
            type="button"
            className={styles.action}
            onClick={() => {
              leave();
              action.onPress();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={leave}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
