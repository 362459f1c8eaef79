import PQueue from 'p-queue';

/** Thrown instead of rendering while too many pages wait. */
export class OverloadError extends Error {}

export interface RenderQueueSettings {
  /** Pages in the making at once; most of their time they wait for the API. */
  concurrency: number;
  /** Pages that may wait for their turn. */
  maxWaiting: number;
  /** Longest wait for a turn, in ms. */
  maxWait: number;
}

/** Bounds the pages that are rendered at once and those that wait, so that a flood of uncached addresses cannot exhaust the process. */
export function createRenderQueue({ concurrency, maxWaiting, maxWait }: RenderQueueSettings) {
  const queue = new PQueue({ concurrency });
  /** @throws OverloadError when the queue is full or the turn does not come in time */
  return async function renderInTurn<Page>(render: () => Promise<Page>): Promise<Page> {
    if (queue.size >= maxWaiting) throw new OverloadError(`${queue.size} pages wait to be rendered; no more are taken.`);
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(new OverloadError(`A page waited ${maxWait} ms for its turn to be rendered.`)), maxWait);
    try {
      return await queue.add(() => {
        clearTimeout(timer);
        return render();
      }, { signal: waiting.signal });
    } finally {
      clearTimeout(timer);
    }
  };
}
