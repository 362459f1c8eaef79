import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Inbox } from './inbox.ts';

const LARGEST = 1_000_000;

/**
 * A mail server that takes everything and delivers nothing. @param isRefusing whether it is to be full at the moment
 * @returns its port, and how to end it
 */
export async function openMailServer(inbox: Inbox, { host, port, isRefusing }: { host: string; port: number; isRefusing: () => boolean }): Promise<{ port: number; close(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST,
    banner: 'Sandbox: nothing is delivered here',
    // A mail in flight is tried again by whoever sent it.
    closeTimeout: 100,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'sandbox' }),
    onRcptTo: (_address, _session, done) => done(isRefusing() ? Object.assign(new Error('The box is full; come again.'), { responseCode: 452 }) : null),
    onData: (stream, { envelope }, done) => void buffer(stream).then((raw) => inbox.put(raw, envelope.rcptTo.map(({ address }) => address))).then(() => done(null), done),
  });
  // What one connection does wrong is no trouble of the others.
  server.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { port: (server.server.address() as { port: number }).port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
