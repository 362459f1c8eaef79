import sharp from 'sharp';

/** A picture before it is encoded: red, green and blue, eight bits each, row by row. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
}

/** One sheet of a drawing, likewise, but with `channels` bytes a pixel. */
export interface Sheet extends Raster {
  channels: number;
}

/** Turns a drawing of 900 by 1200 (or of another frame) into pixels. A ground hides what is transparent. */
export async function rasterise(drawing: string, width: number, { ground, frame = [900, 1200], grey = false }: { ground?: string; frame?: [number, number]; grey?: boolean } = {}): Promise<Sheet> {
  const height = Math.round((width * frame[1]) / frame[0]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${frame[0]} ${frame[1]}" preserveAspectRatio="none">${ground ? `<rect width="${frame[0]}" height="${frame[1]}" fill="${ground}"/>` : ''}${drawing}</svg>`;
  const picture = sharp(Buffer.from(svg), { limitInputPixels: false });
  const { data, info } = await (grey ? picture.extractChannel(0) : ground ? picture.removeAlpha() : picture.ensureAlpha()).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}
