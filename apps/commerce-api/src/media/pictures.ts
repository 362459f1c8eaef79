import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import type { FinishedPicture, PictureTask } from './picture.worker.ts';
import { drawnWidth, pictureKey, type WantedPicture } from './picture-address.ts';
import { PictureFolder } from './picture-folder.ts';
import type { Raster } from './studio/raster.ts';

/** A picture as it is sent. */
export interface Picture {
  body: Uint8Array;
  etag: string;
}

/** Where pictures are kept, and how many bytes of them. */
export interface PictureRoom {
  folder: string;
  bytes: number;
}

/** Bytes in memory: the pictures of a few listings. */
const SHELF = 48 * 1024 * 1024;
/** A shopper's browser asks for six at once; more than these wait for nobody. */
const WAITING = 120;
const SECONDS = 1_000;
/** How long somebody waits, a little less than the storefront does: a browser does not ask again. */
const PATIENCE = 25 * SECONDS;
/** Who has waited for a picture looks at the next one soon. */
const QUIET = 2 * SECONDS;

/** There is no time for this one now: whoever asks is asked to come again. */
export class TooManyPictures extends Error {}

export type MakePicture = (wanted: WantedPicture) => Promise<Uint8Array>;
export type Pictures = ReturnType<typeof openPictures>;

/**
 * The pictures of the shop: from memory, from the folder, or made. However many ask for one that is not there, it is made once.
 * @param options.room kept in memory only when left out
 * @param options.report hears when the folder takes nothing; pictures are answered all the same
 * @param options.patience how long one waits for a picture, in ms; it is made all the same, for who comes again
 * @param options.quiet how long after the last one that was asked for the next is expected, in ms
 */
export function openPictures({ room, make, report = () => {}, patience = PATIENCE, quiet = QUIET }: { room?: PictureRoom; make: MakePicture; report?: (error: unknown) => void; patience?: number; quiet?: number }) {
  const folder = room && new PictureFolder(room.folder, room.bytes);
  const shelf = new LRUCache<string, Picture, WantedPicture>({
    maxSize: SHELF,
    sizeCalculation: ({ body }) => body.length,
    // Who waits for a picture gets it, also when the shelf has no room for it any more.
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
    async fetchMethod(key, _, { context }) {
      const body = (await folder?.read(key)) ?? (await made(key, context));
      return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
    },
  });

  /** How many are being made for who waits, and when the last one was. */
  let making = 0;
  let lastMade = -Infinity;

  async function made(key: string, wanted: WantedPicture): Promise<Uint8Array> {
    making++;
    const body = await make(wanted).finally(() => {
      making--;
      lastMade = performance.now();
    });
    await folder?.write(key, body).catch(report);
    return body;
  }

  return {
    /** @throws TooManyPictures */
    async take(wanted: WantedPicture): Promise<Picture> {
      const key = pictureKey(wanted);
      folder?.used(key);
      const known = shelf.get(key);
      if (known) return known;
      return inTime(shelf.fetch(key, { context: wanted }) as Promise<Picture>, patience);
    },
    /** Puts one into the folder for who comes later; the shelf is for what shoppers look at. */
    async hang(wanted: WantedPicture, draw: MakePicture = make): Promise<void> {
      if (folder) await folder.write(pictureKey(wanted), await draw(wanted)).catch(report);
    },
    /** Whether somebody waits for one that has to be made, or did a moment ago. */
    isAwaited: () => making > 0 || performance.now() - lastMade < quiet,
    /** Whether it need not be made. */
    has: async (wanted: WantedPicture) => shelf.has(pictureKey(wanted)) || ((await folder?.has(pictureKey(wanted))) ?? false),
  };
}

const drawingKey = ({ collection, name, index, width }: WantedPicture) => `${collection} ${name} ${index} ${drawnWidth(width)}`;

/** @throws TooManyPictures when it takes longer, in ms */
function inTime<Result>(work: Promise<Result>, patience: number): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new TooManyPictures()), patience);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

/** Bytes of drawings that are kept for a picture's other sizes and formats: some twenty tiles. */
const EASELS = 32 * 1024 * 1024;

/**
 * Threads that draw, when nobody else needs the cores; a bounded number of pictures waits for them.
 * @param options.nice how far everybody else comes first, up to 19
 */
export function openStudio({ waiting = WAITING, threads: maxThreads = availableParallelism(), nice = 5, report = () => {} }: { waiting?: number; threads?: number; nice?: number; report?: (error: unknown) => void } = {}): { make: MakePicture; close(): Promise<void> } {
  const drawings = new LRUCache<string, Raster>({ maxSize: EASELS, sizeCalculation: ({ data }) => data.length });
  const threads = new Piscina<PictureTask, FinishedPicture>({
    filename: new URL('picture.worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads,
    maxQueue: waiting,
    // Each takes 65 MB; a new one draws its first pictures several times slower.
    idleTimeout: 60 * SECONDS,
    // A thread that falls asleep in `Atomics.wait` while it is ended can sleep for ever, and the API with it.
    atomics: 'disabled',
    // Whoever sells comes first.
    niceIncrement: nice,
  });
  // What goes wrong between two pictures would end the process.
  threads.on('error', report);
  let isClosed = false;
  return {
    async make(wanted) {
      if (isClosed || threads.queueSize >= waiting) throw new TooManyPictures();
      const key = drawingKey(wanted);
      const { body, drawing } = await threads.run({ wanted, drawing: drawings.get(key) }).catch((error: unknown) => {
        throw isClosed ? new TooManyPictures() : error;
      });
      if (drawing) drawings.set(key, drawing);
      return body;
    },
    close() {
      isClosed = true;
      return threads.destroy();
    },
  };
}
