/** A flyout that somebody asked for. */
export interface FlyoutRequest {
  alias: string;
  parameters?: unknown;
  /** No other may take its place until it is closed (SHELL-121). */
  blocking?: boolean;
  /** What was open comes back after it, unless the page changes. */
  thenBack?: boolean;
  /** It was open already, and waits to be so again. */
  isBack?: boolean;
}

export interface FlyoutQueue {
  /** The one that is open; there is never a second (SHELL-118). */
  open?: FlyoutRequest;
  /** Whether it is on its way out. */
  isClosing: boolean;
  waiting: readonly FlyoutRequest[];
  /** How many have come and gone, so that one that opens twice in a row begins anew. */
  turn: number;
}

export const noFlyout: FlyoutQueue = { isClosing: false, waiting: [], turn: 0 };

/** Asks for a flyout: at once, or after the open one has closed (SHELL-119, SHELL-122). The open one asked for again gets its new parameters. */
export function asked(queue: FlyoutQueue, request: FlyoutRequest): FlyoutQueue {
  const { open, isClosing, waiting } = queue;
  if (!open) return { ...queue, open: request };
  if (open.blocking && !isClosing) return queue;
  if (open.alias === request.alias && !isClosing) return { ...queue, open: request };
  const others = waiting.filter(({ alias }) => alias !== request.alias);
  return { ...queue, isClosing: true, waiting: [...others, request, ...(request.thenBack && !isClosing ? [{ ...open, isBack: true }] : [])] };
}

/** The open one begins to close. */
export const closing = (queue: FlyoutQueue): FlyoutQueue => (queue.open ? { ...queue, isClosing: true } : queue);

/** Another page has come: nothing of the one before it comes back. */
export const left = (queue: FlyoutQueue): FlyoutQueue => closing({ ...queue, waiting: queue.waiting.filter(({ isBack }) => !isBack) });

/** It has gone, and the next may come. */
export function closed({ open, waiting: [next, ...rest], turn }: FlyoutQueue): FlyoutQueue {
  return { open: next, isClosing: false, waiting: rest, turn: open ? turn + 1 : turn };
}
