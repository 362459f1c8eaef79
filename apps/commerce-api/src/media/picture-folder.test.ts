import { mkdtemp, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PictureFolder } from './picture-folder.ts';

const BLOCK = 4_096;
const picture = (bytes: number, content = 1) => new Uint8Array(bytes).fill(content);

let path: string;
beforeEach(async () => void (path = await mkdtemp(join(tmpdir(), 'pictures-'))));
afterEach(() => rm(path, { recursive: true, force: true }));

const bytesOnDisk = async () => (await Promise.all((await readdir(path)).map(async (name) => Math.ceil((await stat(join(path, name))).size / BLOCK) * BLOCK))).reduce((sum, size) => sum + size, 0);

describe('the folder of pictures', () => {
  it('gives back what was written, also to the next run', async () => {
    await new PictureFolder(path, 10 * BLOCK).write('tee', picture(100, 7));
    const next = new PictureFolder(path, 10 * BLOCK);
    expect([...(await next.read('tee'))!]).toEqual([...picture(100, 7)]);
    expect([await next.has('tee'), await next.has('coat'), await next.read('coat')]).toEqual([true, false, undefined]);
  });

  it('is made when it is not there', async () => {
    const deep = join(path, 'a/b');
    await new PictureFolder(deep, BLOCK).write('tee', picture(1));
    expect(await readdir(deep)).toEqual(['tee']);
  });

  it('takes no more than its room, however many are written at once; the longest unused go first', async () => {
    const folder = new PictureFolder(path, 3 * BLOCK);
    for (const key of ['a', 'b', 'c']) await folder.write(key, picture(10));
    await folder.read('a');
    await folder.write('d', picture(10));
    expect((await readdir(path)).sort()).toEqual(['a', 'c', 'd']);
    await Promise.all(Array.from({ length: 60 }, (_, place) => folder.write(`flood-${place}`, picture(BLOCK + (place % 2)))));
    await folder.write('last', picture(10));
    expect(await bytesOnDisk()).toBeLessThanOrEqual(3 * BLOCK);
    expect(await readdir(path)).toContain('last');
  });

  it('knows after a restart what was used last, and has room for no more than it may take now', async () => {
    const folder = new PictureFolder(path, 10 * BLOCK);
    for (const [place, key] of ['a', 'b', 'c'].entries()) {
      await folder.write(key, picture(10));
      await utimes(join(path, key), place, place);
    }
    await folder.read('a');
    await expect.poll(async () => (await stat(join(path, 'a'))).mtimeMs).toBeGreaterThan(10_000);
    await new PictureFolder(path, 2 * BLOCK).has('a');
    expect((await readdir(path)).sort()).toEqual(['a', 'c']);
  });

  it('does not keep a picture larger than all its room, nor empty it for one', async () => {
    const folder = new PictureFolder(path, 2 * BLOCK);
    await folder.write('small', picture(10));
    await folder.write('large', picture(3 * BLOCK));
    expect(await readdir(path)).toEqual(['small']);
  });

  it('forgets what a crash left unfinished, and what is empty', async () => {
    await writeFile(join(path, 'half.new'), picture(10));
    const folder = new PictureFolder(path, 4 * BLOCK);
    await folder.write('tee', picture(10));
    expect(await readdir(path)).toEqual(['tee']);
    await truncate(join(path, 'tee'));
    expect(await folder.read('tee')).toBeUndefined();
  });

  it('says when it cannot be written, and does not count what is not there', async () => {
    const file = join(path, 'file');
    const folder = new PictureFolder(file, 4 * BLOCK);
    await folder.has('tee');
    await writeFile(file, '');
    await expect(folder.write('tee', picture(10))).rejects.toThrow(/EEXIST|ENOTDIR/);
    expect(await folder.has('tee')).toBe(false);
    await expect(new PictureFolder(file, BLOCK).write('tee', picture(10))).rejects.toThrow(/ENOTDIR/);
  });
});
