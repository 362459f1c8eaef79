import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icon/Icon.tsx';
import { useOpenedFlyout } from '../flyout/flyout.state.ts';
import { REST, shownFor } from './toast.rules.ts';
import { toastGone, toastRested, useToasts } from './toast.state.ts';
import styles from './ToastRegion.module.css';

/** Where toasts appear, one at a time (SHELL-124, SHELL-132). Pointing at one, or being in it, keeps it. */
export function ToastRegion({ closeLabel }: { closeLabel: string }) {
  const { current, isResting } = useToasts();
  const { open } = useOpenedFlyout();
  const [isHeld, setHeld] = useState(false);
  const [place, setPlace] = useState<Element>();

  // A modal dialog makes everything else unreachable, so the toast goes where the shopper is.
  useEffect(() => setPlace([...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body), [current, open]);

  useEffect(() => {
    if (!current || isHeld) return;
    const timer = setTimeout(toastGone, shownFor[current.kind]);
    return () => clearTimeout(timer);
  }, [current, isHeld]);

  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(toastRested, REST);
    return () => clearTimeout(timer);
  }, [isResting]);

  useEffect(() => setHeld(false), [current]);

  if (!place) return null;
  return createPortal(
    <div
      className={styles.region}
      role={current?.kind === 'danger' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {current && (
        <div className={styles.toast} data-kind={current.kind}>
          <p className={styles.text}>{current.text}</p>
          {current.action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                current.action!.onPress();
                toastGone();
              }}
            >
              {current.action.label}
            </button>
          )}
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={toastGone}>
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
    </div>,
    place,
  );
}
