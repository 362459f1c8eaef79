import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { letterOf } from './letter.ts';
import { readMailSettings } from './mail.settings.ts';
import { smtpPost, type Post } from './post.ts';

let server: SMTPServer;
let port: number;
let refusal: Error | undefined;
let received: { to: string[]; raw: string; user: unknown }[];
let post: Post;
beforeEach(async () => {
  received = [];
  refusal = undefined;
  server = new SMTPServer({
    allowInsecureAuth: true, disabledCommands: ['STARTTLS'], disableReverseLookup: true, closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) => done(password === 'p@ss' ? null : new Error('wrong'), { user: username }),
    onRcptTo: (_address, _session, done) => done(refusal),
    onData: (stream, { envelope, user }, done) => void text(stream).then((raw) => received.push({ to: envelope.rcptTo.map(({ address }) => address), raw, user })).then(() => done(null)),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.server.address() as { port: number }).port;
  post = smtpPost({ url: `smtp://shop:p%40ss@127.0.0.1:${port}`, from: 'Shop <shop@shop.example>' });
});
afterEach(async () => {
  post.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const letter = letterOf({ language: 'ar', subject: 'متوفر: <b>', text: 'Back & there', link: { title: 'See', url: 'https://shop.test/p?a=1&b=2' }, footer: 'Once.', end: { title: 'Off', url: 'https://shop.test/out' } });

describe('the post', () => {
  it('hands over text and HTML, with who sends it, the id of the message and the way out', async () => {
    await post.send(letter, { recipient: 'anna@mail.example', id: 'mail-7-1' });
    const [{ to, raw, user }] = received as [(typeof received)[0]];
    expect([to, user]).toEqual([['anna@mail.example'], 'shop']);
    for (const header of ['From: Shop <shop@shop.example>', 'To: anna@mail.example', 'Message-ID: <mail-7-1@shop.example>', 'List-Unsubscribe: <https://shop.test/out>', 'Auto-Submitted: auto-generated']) expect(raw).toContain(`${header}\r\n`);
    expect(raw).toContain('text/plain');
    expect(raw).toContain('text/html');
    expect(raw).not.toContain('<b>');
  });

  it('says why nobody took it, without the address', async () => {
    refusal = Object.assign(new Error('no such box: anna@mail.example'), { responseCode: 550 });
    await expect(post.send(letter, { recipient: 'anna@mail.example', id: '1' })).rejects.toThrow(/^The mail server took no mail: 550/);
    await expect(post.send(letter, { recipient: 'anna@mail.example', id: '1' })).rejects.not.toThrow(/anna/);
  });

  it('does not wait for a server that is not there', async () => {
    const lost = smtpPost({ url: 'smtp://127.0.0.1:1', from: 'shop@shop.example' });
    await expect(lost.send(letter, { recipient: 'anna@mail.example', id: '1' })).rejects.toThrow(/ECONN|ESOCKET/);
    lost.close();
  });
});

it('a letter shows what others wrote as text, and runs as its language does', () => {
  expect(letter.html).toContain('dir="rtl"');
  expect(letter.html).toContain('متوفر: &#60;b&#62;');
  expect(letter.html).toContain('Back &#38; there');
  expect(letter.html).toContain('href="https://shop.test/p?a=1&#38;b=2"');
});

describe('the mail settings', () => {
  it('are none without a server: mails wait', () => {
    expect(readMailSettings({}, 'production')).toBeUndefined();
  });
  it.each([
    [{ MAIL_URL: 'mail.example' }, 'demo', 'MAIL_URL'],
    [{ MAIL_URL: 'https://mail.example' }, 'demo', 'MAIL_URL'],
    [{ MAIL_URL: 'smtp://mail.example', MAIL_FROM: 'nobody' }, 'demo', 'MAIL_FROM'],
    [{ MAIL_URL: 'smtp://mail.example', MAIL_FROM: 'Shop <a@b.example>\r\nBcc: all@b.example' }, 'demo', 'MAIL_FROM'],
    [{ MAIL_URL: 'smtps://shop:x@mail.example' }, 'production', 'MAIL_FROM'],
    [{ MAIL_URL: 'smtp://sandbox:sandbox@127.0.0.1:4004', MAIL_FROM: 'a@b.example' }, 'production', 'sandbox'],
  ] as const)('are refused by the name of what is wrong: %j in %s', (env, shop, name) => {
    expect(() => readMailSettings(env, shop)).toThrow(name);
    // A password never stands in a message.
    expect(() => readMailSettings(env, shop)).not.toThrow(/:x@/);
  });
  it('are taken', () => {
    const env = { MAIL_URL: 'smtps://shop:x@mail.example:465', MAIL_FROM: 'The Shop <shop@shop.example>' };
    expect(readMailSettings(env, 'production')).toEqual({ url: env.MAIL_URL, from: env.MAIL_FROM });
  });
});
