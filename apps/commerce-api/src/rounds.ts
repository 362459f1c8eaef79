import { setTimeout as pause } from 'node:timers/promises';

export interface Rounds {
  /** Begins the next round now: something was just written down. */
  nudge(): void;
  /** Ends after the round that is under way. */
  close(): Promise<void>;
}

/** Does work again and again, a round after the other. @param work a round; its signal tells a long one to stop where it can @param every between two rounds, in ms */
export function startRounds(work: (signal: AbortSignal) => Promise<unknown>, { report, every = 1_000 }: { report: (error: unknown) => void; every?: number }): Rounds {
  const ended = new AbortController();
  let wake: (() => void) | undefined;

  async function rounds(): Promise<void> {
    while (!ended.signal.aborted) {
      const nudged = new Promise<void>((resolve) => (wake = resolve));
      await work(ended.signal).catch((error: unknown) => ended.signal.aborted || report(error));
      await Promise.race([nudged, pause(every, undefined, { signal: ended.signal, ref: false }).catch(() => {})]);
    }
  }
  const running = rounds();

  return {
    nudge: () => wake?.(),
    async close() {
      ended.abort();
      wake?.();
      await running;
    },
  };
}
