import type { LookupAddress } from 'node:dns';
import { createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isPublicAddress, publicLookup, readRemotePicture, RemotePictureError, type Connect } from './remote-picture.ts';

/** A server on this machine that stands for every host of the internet. */
async function internet(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((incoming, response) => {
    asked.push(`${incoming.headers.host}${incoming.url}`);
    answer(incoming, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void (server.closeAllConnections(), server.close()));
  const { port } = server.address() as AddressInfo;
  const connect: Connect = (url, { signal, headers }) => request({ host: '127.0.0.1', port, path: url.pathname, agent: false, signal, headers: { ...(headers as Record<string, string>), host: url.host } });
  return { asked, connect };
}

const limits = { bytes: 1_000, time: 2_000, redirects: 3 };
const here = 'https://pictures.example/a.jpg';
const picture = Buffer.from('picture');

describe('a picture of another host', () => {
  it('is read over https, through redirects', async () => {
    const { asked, connect } = await internet(({ url }, response) => (url === '/a.jpg' ? response.writeHead(302, { location: 'https://cdn.example/b.jpg' }).end() : response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)));
    expect(await readRemotePicture(here, { connect, limits })).toEqual(picture);
    expect(asked).toEqual(['pictures.example/a.jpg', 'cdn.example/b.jpg']);
  });

  it.each<[string, RequestListener, string]>([
    ['is too large', (_, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.alloc(1_001)), 'more than 1000 bytes'],
    ['is no picture', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'), 'sends text/html'],
    ['has no type', (_, response) => response.writeHead(200).end('x'), 'sends nothing'],
    ['is not there', (_, response) => response.writeHead(404).end(), 'answers 404'],
    ['takes too long', () => {}, 'cannot be read'],
    ['breaks off', (_, response) => void (response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '900' }).write('x'), response.destroy()), 'cannot be read'],
    ['redirects for ever', (_, response) => response.writeHead(302, { location: '/again.jpg' }).end(), 'more than 3 times'],
    ['redirects to http', (_, response) => response.writeHead(302, { location: 'http://pictures.example/a.jpg' }).end(), 'no address such as'],
    ['redirects to a number', (_, response) => response.writeHead(301, { location: 'https://[::1]/a.jpg' }).end(), 'no name of a host'],
  ])('is refused when it %s', async (_, answer, message) => {
    const { connect } = await internet(answer);
    const reading = readRemotePicture(here, { connect, limits: { ...limits, time: 300 } });
    await expect(reading).rejects.toThrow(message);
    await expect(reading).rejects.toBeInstanceOf(RemotePictureError);
  });

  it.each(['http://pictures.example/a.jpg', 'https://127.0.0.1/a.jpg', 'https://0x7f.1/a.jpg', 'https://2130706433/a.jpg', 'https://[::ffff:10.0.0.1]/a.jpg', 'https://pictures.example:8443/a.jpg', 'https://user:secret@pictures.example/a.jpg', 'file:///etc/passwd', 'nonsense'])('is not asked for at %s', async (address) => {
    const { asked, connect } = await internet((_, response) => response.end());
    await expect(readRemotePicture(address, { connect, limits })).rejects.toBeInstanceOf(RemotePictureError);
    expect(asked).toEqual([]);
  });
});

describe('addresses of the public internet', () => {
  it.each(['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', '198.18.0.1', '::', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', '2001::1', 'x'])('are not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['93.184.216.34', '8.8.8.8', '2606:4700::1111', '2a00:1450:4001::2003'])('are %s', (address) => expect(isPublicAddress(address)).toBe(true));

  const lookup = (addresses: string[], options: object) => new Promise((resolve) => {
    const found = addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }));
    publicLookup((_host, _options, done) => done(null, found))('pictures.example', options, (...answer) => resolve(answer));
  });

  it('are all that a connection may use', async () => {
    expect(await lookup(['93.184.216.34', '2606:4700::1111'], { all: true })).toEqual([null, [{ address: '93.184.216.34', family: 4 }, { address: '2606:4700::1111', family: 6 }]]);
    expect(await lookup(['93.184.216.34'], {})).toEqual([null, '93.184.216.34', 4]);
    for (const addresses of [['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], []]) expect(await lookup(addresses, { all: true })).toEqual([expect.any(RemotePictureError), []]);
  });

  it('are looked up before a connection is made', async () => {
    await expect(readRemotePicture('https://localhost/a.jpg', { limits })).rejects.toThrow('public addresses only');
  });
});
