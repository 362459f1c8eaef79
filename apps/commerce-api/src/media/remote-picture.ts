import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The picture of another host cannot be had. */
export class RemotePictureError extends Error {
  override name = 'RemotePictureError';
}

const MEGABYTE = 1024 * 1024;

export interface RemoteLimits {
  /** Of the picture. */
  bytes: number;
  /** Until it is here, redirects included, in ms. */
  time: number;
  redirects: number;
}
const usual: RemoteLimits = { bytes: 20 * MEGABYTE, time: 10_000, redirects: 3 };

/** Sends a request; the response comes by the event `response`. */
export type Connect = (url: URL, options: RequestOptions) => ClientRequest;
const overHttps: Connect = (url, options) => request(url, options);

/** Addresses of this machine and of private, reserved and translated networks. */
const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, bits, 'ipv6');
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');

/** Whether an address lies in the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

type Resolve = (
  hostname: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Resolves host names, and refuses those that lead anywhere but to the public internet. The connection uses exactly the addresses that were checked. */
export const publicLookup =
  (resolve: Resolve = systemLookup): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const refused = addresses.find(({ address }) => !isPublicAddress(address));
      const [first] = addresses;
      if (refused || !first)
        return done(
          new RemotePictureError(
            `${hostname} leads to ${refused?.address ?? 'no address'}; pictures are read from public addresses only.`,
          ),
          [],
        );
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };

/**
 * Reads a picture of another host over https. Only names of hosts are taken, on the usual port, and each redirect is checked like
 * the first address.
 *
 * @param options.connect opens the connection, instead of https
 * @throws RemotePictureError
 */
export async function readRemotePicture(
  address: string,
  {
    connect = overHttps,
    limits = usual,
    lookup = publicLookup(),
  }: { connect?: Connect; limits?: RemoteLimits; lookup?: LookupFunction } = {},
): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.time);
  let url = checked(address);
  try {
    for (let redirects = 0; ; redirects++) {
      const answer = await responseTo(
        connect(url, { lookup, signal, agent: false, headers: { accept: 'image/*', 'accept-encoding': 'identity' } }),
      );
      const location = answer.statusCode! >= 300 && answer.statusCode! < 400 ? answer.headers.location : undefined;
      if (location === undefined) return await bodyOf(answer, url, limits);
      answer.destroy();
      if (redirects === limits.redirects)
        throw new RemotePictureError(`${url.host} redirects more than ${limits.redirects} times.`);
      url = checked(URL.canParse(location, url.href) ? new URL(location, url).href : '');
    }
  } catch (cause) {
    if (cause instanceof RemotePictureError) throw cause;
    throw new RemotePictureError(
      `The picture of ${url.host} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}.`,
      { cause },
    );
  }
}

function checked(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' || url.port !== '' || url.username || url.password)
    throw new RemotePictureError(`${address.slice(0, 100)} is no address such as https://pictures.example/a.jpg.`);
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) throw new RemotePictureError(`${url.hostname} is no name of a host.`);
  return url;
}

function responseTo(asked: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => asked.once('response', resolve).once('error', reject).end());
}

async function bodyOf(answer: IncomingMessage, { host }: URL, { bytes }: RemoteLimits): Promise<Buffer> {
  const refuse = (reason: string) => {
    answer.destroy();
    return new RemotePictureError(`${host} ${reason}.`);
  };
  if (answer.statusCode !== 200) throw refuse(`answers ${answer.statusCode}`);
  const type = answer.headers['content-type'] ?? 'nothing';
  if (!/^image\//i.test(type)) throw refuse(`sends ${type} where a picture was expected`);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > bytes) throw refuse(`sends a picture of more than ${bytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
