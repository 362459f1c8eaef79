import { BroadcastChannel } from 'node:worker_threads';

// Node's own, which happy-dom leaves out.
globalThis.BroadcastChannel ??= BroadcastChannel as unknown as typeof globalThis.BroadcastChannel;
