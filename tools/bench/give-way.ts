import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { listenerOn } from '../start/processes.mjs';

/**
 * A phone has its processors to itself: whoever listens at these addresses, and this process, take from the browser only what it leaves.
 * With two processors for all of them, a page's own work took twice the time.
 */
export async function giveWay(...addresses: string[]): Promise<void> {
  const servers = await Promise.all(addresses.map((address) => listenerOn(Number(new URL(address).port))));
  for (const server of servers) {
    if (!server) continue;
    setPriority(server, constants.priority.PRIORITY_LOW);
    await lowerSession(server);
  }
  // Not its own priority, which the browser would inherit.
  await lowerSession(process.pid);
}

/** Linux shares its processors among sessions first, whatever priority is in them. Not every kernel does. */
const lowerSession = (pid: number) => writeFile(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_LOW)).catch(() => {});
