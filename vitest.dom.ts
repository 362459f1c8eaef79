import { randomUUID } from 'node:crypto';
import { BroadcastChannel } from 'node:worker_threads';

const world = randomUUID();

/** Node's own, which happy-dom leaves out; it would be heard in every file that is tested at the same time. */
class OwnChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${world}`);
  }
}

globalThis.BroadcastChannel = OwnChannel as unknown as typeof globalThis.BroadcastChannel;
