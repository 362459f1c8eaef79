import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import type { ReceivedMail } from './inbox.ts';

let sandbox: Sandbox;
let send: (mail: { to: string; subject: string; text?: string; html?: string }) => Promise<unknown>;
beforeEach(async () => {
  sandbox = await createSandbox({ host: '127.0.0.1', port: 0, mailPort: 0, url: 'http://sandbox.test', apiKey: 'k', clientKey: 'c', hmacKey: 'ab'.repeat(32), merchantAccount: 'Selvedge', shopOrigins: [] });
  const transport = createTransport({ url: `smtp://sandbox:sandbox@127.0.0.1:${sandbox.mailPort}` });
  send = (mail) => transport.sendMail({ from: 'Shop <shop@shop.example>', ...mail });
});
afterEach(() => sandbox.app.close());

const inbox = async () => (await sandbox.app.inject({ url: '/mail', headers: { accept: 'application/json' } })).json<ReceivedMail[]>();

it('takes what is sent and shows it, newest first, as it was written', async () => {
  await send({ to: 'anna@mail.example', subject: 'متوفر من جديد: Überwurf', text: 'Zürich 東京', html: '<p>Zürich</p>' });
  await send({ to: 'bela@mail.example', subject: 'Second', text: 'Hello' });
  expect(await inbox()).toMatchObject([
    { id: 2, to: ['bela@mail.example'], from: 'shop@shop.example', subject: 'Second' },
    { id: 1, to: ['anna@mail.example'], subject: 'متوفر من جديد: Überwurf', text: expect.stringContaining('Zürich 東京'), html: expect.stringContaining('<p>Zürich</p>'), headers: { 'message-id': expect.stringMatching(/^<.+>$/) } },
  ]);
});

it('can be read in a browser, where a mail cannot do anything but show itself', async () => {
  await send({ to: 'bela@mail.example', subject: '<script>alert(1)</script>', text: 'See http://shop.test/?a=1&b="2" <i>', html: '<script>alert(1)</script>Hi' });
  const list = await sandbox.app.inject({ url: '/mail', headers: { accept: 'text/html' } });
  expect(list.body).not.toContain('<script>');
  expect(list.body).toContain('<a href="http://shop.test/?a=1&#38;b=">');
  const one = await sandbox.app.inject('/mail/1');
  expect(one.body).toContain('Hi');
  expect(one.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox/);
  expect(one.headers['content-security-policy']).not.toContain('allow-scripts');
  expect((await sandbox.app.inject('/mail/7')).statusCode).toBe(404);
});

it('keeps the latest two hundred', async () => {
  for (let count = 0; count < 205; count++) await sandbox.inbox.put(Buffer.from(`Subject: ${count}\r\n\r\nHello`), ['a@mail.example']);
  const mails = await inbox();
  expect([mails.length, mails[0]!.subject, mails.at(-1)!.subject]).toEqual([200, '204', '5']);
});

it('takes none while it is told to, and again afterwards', async () => {
  sandbox.ledger.switches.refuseMails = true;
  await expect(send({ to: 'anna@mail.example', subject: 'Lost', text: '' })).rejects.toMatchObject({ responseCode: 452 });
  sandbox.ledger.switches.refuseMails = false;
  await send({ to: 'anna@mail.example', subject: 'Found', text: '' });
  expect((await inbox()).map(({ subject }) => subject)).toEqual(['Found']);
});
