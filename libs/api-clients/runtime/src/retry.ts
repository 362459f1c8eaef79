import type { Operation } from './operation.ts';

/** Reads are retried, because asking twice changes nothing; writes are sent once. */
export const triesOf = ({ method }: Pick<Operation, 'method'>): number => (method === 'GET' ? 3 : 1);

/** Whether the same request may find the server well a moment later. */
export const isWorthAnotherTry = (status: number): boolean => status === 502 || status === 503 || status === 504;

/** Waits 100 to 300 ms, twice that the second time, and no longer than the signal. */
export function pause(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, attempt * (100 + Math.random() * 200));
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
