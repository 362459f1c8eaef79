import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { pictureKey, type WantedPicture, wantedAt } from './picture-address.ts';
import { openPictures, openStudio, TooManyPictures, type MakePicture } from './pictures.ts';

const tee = wantedAt('/api/media/garments/tee.202022.jersey/front.jpg?width=640&format=avif')!;
const coat: WantedPicture = { ...tee, name: 'coat.202022.wool' };
const bytes = new Uint8Array([1, 2, 3]);
const maker = () => vi.fn<MakePicture>(async () => bytes);

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe('the pictures', () => {
  it('are made once, however many ask for one that is not there', async () => {
    const made = Promise.withResolvers<Uint8Array>();
    const make = vi.fn<MakePicture>(() => made.promise);
    const pictures = openPictures({ make });
    const asked = Array.from({ length: 20 }, () => pictures.take(tee));
    const other = pictures.take(coat);
    made.resolve(bytes);
    expect(new Set(await Promise.all(asked)).size).toBe(1);
    await other;
    await pictures.take(tee);
    expect(make.mock.calls).toEqual([[tee], [coat]]);
  });

  it('are awaited while one is made that somebody asked for, also when that fails, and until it has been quiet for a while', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const made = Promise.withResolvers<Uint8Array>();
    const pictures = openPictures({ make: () => made.promise, quiet: 30 });
    expect(pictures.isAwaited()).toBe(false);
    const asked = pictures.take(tee);
    await expect.poll(() => pictures.isAwaited(), { interval: 1 }).toBe(true);
    made.reject(new Error('No thread'));
    await expect(asked).rejects.toThrow('No thread');
    vi.advanceTimersByTime(29);
    expect(pictures.isAwaited()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(pictures.isAwaited()).toBe(false);
  });

  it('are not awaited for being taken from the folder: a busy shop would never draw ahead', async () => {
    const room = { folder: await emptyFolder(), bytes: 1_000_000 };
    await openPictures({ room, make: maker() }).take(tee);
    const pictures = openPictures({ room, make: maker() });
    await pictures.take(tee);
    expect(pictures.isAwaited()).toBe(false);
  });

  it('are in the folder for the next run, which makes none again', async () => {
    const room = { folder: await emptyFolder(), bytes: 1_000_000 };
    const first = await openPictures({ room, make: maker() }).take(tee);
    expect(await readdir(room.folder)).toEqual([pictureKey(tee)]);
    const make = maker();
    const pictures = openPictures({ room, make });
    expect([await pictures.has(tee), await pictures.has(coat)]).toEqual([true, false]);
    const again = await pictures.take(tee);
    expect([again.etag, [...again.body]]).toEqual([first.etag, [1, 2, 3]]);
    expect(make).not.toHaveBeenCalled();
  });

  it('are hung in the folder before anybody asks, by whoever has time, without making shoppers wait', async () => {
    const room = { folder: await emptyFolder(), bytes: 1_000_000 };
    const made = Promise.withResolvers<Uint8Array>();
    const [make, apprentice] = [maker(), vi.fn<MakePicture>(() => made.promise)];
    const pictures = openPictures({ room, make });
    const hanging = pictures.hang(tee, apprentice);
    expect(pictures.isAwaited()).toBe(false);
    made.resolve(bytes);
    await hanging;
    expect([await pictures.has(tee), [...(await pictures.take(tee)).body]]).toEqual([true, [1, 2, 3]]);
    expect(make).not.toHaveBeenCalled();
    await pictures.hang(coat);
    expect(make).toHaveBeenCalledExactlyOnceWith(coat);
  });

  it('have another tag when they are others', async () => {
    const make = vi.fn<MakePicture>(async ({ name }) => new TextEncoder().encode(name));
    const pictures = openPictures({ make });
    expect((await pictures.take(tee)).etag).not.toBe((await pictures.take(coat)).etag);
  });

  it('are answered although the folder takes nothing, which is reported', async () => {
    const folder = join(await emptyFolder(), 'file');
    await writeFile(folder, '');
    const report = vi.fn();
    const { body } = await openPictures({ room: { folder, bytes: 1_000_000 }, make: maker(), report }).take(tee);
    expect([...body]).toEqual([1, 2, 3]);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'ENOTDIR' }));
  });

  it('are made for who comes again, when they take longer than somebody waits', async () => {
    const made = Promise.withResolvers<Uint8Array>();
    const make = vi.fn<MakePicture>(() => made.promise);
    const pictures = openPictures({ make, patience: 0 });
    await expect(pictures.take(tee)).rejects.toBeInstanceOf(TooManyPictures);
    made.resolve(bytes);
    await expect.poll(() => pictures.has(tee)).toBe(true);
    expect([...(await pictures.take(tee)).body]).toEqual([1, 2, 3]);
    expect(make).toHaveBeenCalledOnce();
  });

  it('are tried again after one could not be made', async () => {
    const make = maker().mockRejectedValueOnce(new TooManyPictures());
    const pictures = openPictures({ make });
    await expect(pictures.take(tee)).rejects.toBeInstanceOf(TooManyPictures);
    expect([...(await pictures.take(tee)).body]).toEqual([1, 2, 3]);
  });
});

describe('the studio', () => {
  it('asks to come again for what it cannot finish before it closes', async () => {
    const studio = openStudio();
    const asked = Promise.allSettled([tee, coat].map((one) => studio.make(one)));
    await studio.close();
    for (const one of [...(await asked), ...(await Promise.allSettled([studio.make(tee)]))]) expect(one).toMatchObject({ status: 'rejected', reason: expect.any(TooManyPictures) });
  });

  it('closes also while its threads begin', { timeout: 60_000 }, async () => {
    for (let delay = 0; delay < 200; delay += 8) {
      const studio = openStudio();
      void Promise.all([tee, coat].map((one) => studio.make(one))).catch(() => {});
      await pause(delay);
      await studio.close();
    }
  });

  it('fails with the one picture that it cannot make, and makes the next', async () => {
    const studio = openStudio();
    onTestFinished(() => studio.close());
    await expect(studio.make({ ...tee, name: 'cape.202022.wool' })).rejects.toThrow('The studio has no picture front of garments cape.202022.wool.');
    expect((await studio.make({ ...tee, width: 96, format: 'webp' })).length).toBeGreaterThan(100);
  });

  it('lets a bounded number wait, refuses the others at once, and makes those that waited', async () => {
    const studio = openStudio({ waiting: 2 });
    onTestFinished(() => studio.close());
    const card = wantedAt('/api/media/garments/gift-card.e9e1cf.paper/front.jpg?width=96&format=webp')!;
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => studio.make(card)));
    const refused = asked.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(10);
    expect(refused.length).toBeLessThan(20);
    for (const one of refused) expect((one as PromiseRejectedResult).reason).toBeInstanceOf(TooManyPictures);
    for (const one of asked) if (one.status === 'fulfilled') expect(Buffer.from(one.value).toString('latin1', 8, 12)).toBe('WEBP');
  });
});
