import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** What a file takes of a disk at least, in bytes. */
const BLOCK = 4_096;
const UNFINISHED = '.new';

/** Encoded pictures on disk, up to a number of bytes: the longest unused go first. What a run has left, the next one finds. */
export class PictureFolder {
  readonly #path: string;
  readonly #files: LRUCache<string, number>;
  readonly #leaving = new Set<Promise<void>>();
  /** Everything but reading waits until it is known what is there. */
  readonly #known: Promise<void>;

  /** @param room bytes that the files may take together */
  constructor(path: string, room: number) {
    this.#path = path;
    this.#files = new LRUCache({ maxSize: room, sizeCalculation: (size) => Math.max(1, Math.ceil(size / BLOCK)) * BLOCK, dispose: (_, key) => this.#remove(key) });
    this.#known = this.#look();
    // Told to whoever writes.
    this.#known.catch(() => {});
  }

  async has(key: string): Promise<boolean> {
    await this.#known;
    return this.#files.has(key);
  }

  /** @returns nothing when it is not there or cannot be read */
  async read(key: string): Promise<Uint8Array | undefined> {
    const bytes = await readFile(join(this.#path, key)).catch(() => undefined);
    if (!bytes?.length) return undefined;
    this.used(key);
    // The next run knows by it what was used last.
    void utimes(join(this.#path, key), new Date(), new Date()).catch(() => {});
    return bytes;
  }

  used(key: string): void {
    this.#files.get(key);
  }

  /** Keeps a picture, unless it alone is too large. A crash leaves all of it or nothing. @throws Error when it cannot be written */
  async write(key: string, bytes: Uint8Array): Promise<void> {
    await this.#known;
    this.#files.set(key, bytes.length);
    await Promise.all(this.#leaving);
    if (!this.#files.has(key)) return;
    const unfinished = join(this.#path, `${randomUUID()}${UNFINISHED}`);
    try {
      await mkdir(this.#path, { recursive: true });
      await writeFile(unfinished, bytes, { flush: true });
      await rename(unfinished, join(this.#path, key));
    } catch (error) {
      this.#files.delete(key);
      await rm(unfinished, { force: true });
      throw error;
    }
    // Others may have needed its room meanwhile.
    if (!this.#files.has(key)) this.#remove(key);
  }

  async #look(): Promise<void> {
    const names = await readdir(this.#path).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : Promise.reject(error)));
    await Promise.all(names.filter((name) => name.endsWith(UNFINISHED)).map((name) => rm(join(this.#path, name), { force: true })));
    const files = await Promise.all(names.filter((name) => !name.endsWith(UNFINISHED)).map(async (name) => ({ name, ...(await stat(join(this.#path, name)).then(({ size, mtimeMs }) => ({ size, mtimeMs }), () => undefined)) })));
    for (const { name, size } of files.toSorted((a, b) => (a.mtimeMs ?? 0) - (b.mtimeMs ?? 0))) if (size !== undefined) this.#files.set(name, size);
    await Promise.all(this.#leaving);
  }

  #remove(key: string): void {
    const leaving = rm(join(this.#path, key), { force: true }).catch(() => {}).finally(() => this.#leaving.delete(leaving));
    this.#leaving.add(leaving);
  }
}
