import type { ReactNode } from 'react';

export type ToastKind = 'danger' | 'warning' | 'info' | 'success';

export interface Toast {
  kind: ToastKind;
  text: ReactNode;
  /** What can be done about it, for example undo. */
  action?: { label: string; onPress: () => void };
  /** Takes the place of the one that is shown (SHELL-125). */
  immediate?: boolean;
  /** What it is about, so that it can be taken back when that is no longer so. */
  about?: string;
  /** Its action takes the focus, which stops its clock: for who has no pointer, and would be too late. */
  takesFocus?: boolean;
}

export interface ToastQueue {
  current?: Toast;
  waiting: readonly Toast[];
  /** Between two toasts. */
  isResting: boolean;
}

export const noToasts: ToastQueue = { waiting: [], isResting: false };

/** How long a toast is shown, in ms (SHELL-128…131, BSK-179…182). */
export const shownFor: Record<ToastKind, number> = { danger: 7_000, warning: 5_000, info: 4_000, success: 3_000 };

/** Between two toasts, in ms (SHELL-127). */
export const REST = 700;

/** A toast is shown when its turn comes; an immediate one clears the current one and is the only one that waits (SHELL-124…126). */
export function shown({ current, waiting, isResting }: ToastQueue, toast: Toast): ToastQueue {
  if (!toast.immediate) return next({ current, isResting, waiting: [...waiting, toast] });
  return next({ waiting: [toast], isResting: isResting || current !== undefined });
}

/** The current toast has had its time, or was closed. */
export const gone = ({ waiting }: ToastQueue): ToastQueue => ({ waiting, isResting: true });

/** What was said about this is no longer so. */
export function takenBack(queue: ToastQueue, about: string): ToastQueue {
  const waiting = queue.waiting.filter((toast) => toast.about !== about);
  return queue.current?.about === about ? gone({ ...queue, waiting }) : { ...queue, waiting };
}

/** The pause is over. */
export const rested = (queue: ToastQueue): ToastQueue => next({ ...queue, isResting: false });

function next(queue: ToastQueue): ToastQueue {
  const [first, ...rest] = queue.waiting;
  return queue.current || queue.isResting || !first ? queue : { current: first, waiting: rest, isResting: false };
}
