import { describe, expect, it } from 'vitest';
import { fingerprints } from './edition.fingerprints.ts';
import { EDITION } from './garment.address.ts';
import type { Raster } from './studio/raster.ts';
import { renderPicture } from './studio/render-picture.ts';

const WIDTH = 480;
const FIELDS = 8;
/** Of 255: another processor may round a tone otherwise. */
const TOLERANCE = 1;

/** The mean tones of 8 by 8 fields, and how much neighbouring pixels differ in each. */
function fingerprintOf({ data, width, height }: Raster): Buffer {
  const sums = new Float64Array(FIELDS * FIELDS * 4);
  const counts = new Float64Array(FIELDS * FIELDS);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const at = (y * width + x) * 3;
      const field = Math.floor((y * FIELDS) / height) * FIELDS + Math.floor((x * FIELDS) / width);
      for (let tone = 0; tone < 3; tone++) sums[field * 4 + tone]! += data[at + tone]!;
      sums[field * 4 + 3]! += Math.abs(data[at + 4]! - data[at + 1]!) * 4;
      counts[field]!++;
    }
  }
  return Buffer.from(sums.map((sum, at) => Math.min(255, Math.round(sum / counts[at >> 2]!))));
}

describe('an edition', () => {
  it('is the one whose fingerprints are written down', () => {
    expect(fingerprints.edition, `EDITION has been raised to ${EDITION}: write down the fingerprints of that edition.`).toBe(EDITION);
  });

  it.each(Object.entries(fingerprints.pictures))('has the drawing %s that it began with', async (picture, known) => {
    const [collection, name, index] = picture.split('/') as [string, string, string];
    const drawn = fingerprintOf((await renderPicture(collection, name, index, WIDTH))!);
    const before = Buffer.from(known, 'base64');
    const farthest = Math.max(...[...drawn].map((tone, at) => Math.abs(tone - (before[at] ?? Infinity))));
    expect(farthest, `The drawing ${picture} has changed since edition ${fingerprints.edition}: raise EDITION in garment.address.ts, because browsers keep a picture for a year, and write into edition.fingerprints.ts:\n'${picture}': '${drawn.toString('base64')}',\nIt differs in a tone by`).toBeLessThanOrEqual(TOLERANCE);
  });
});
