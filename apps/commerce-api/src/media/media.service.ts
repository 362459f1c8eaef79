import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { RawAnswer } from '../http/handlers.ts';
import { notFound } from '../http/problem.ts';
import { renderPicture } from './picture.ts';

/** In pixels; as wide as a large screen shows a garment. */
const WHOLE = 1280;

/** Answers the shop's own pictures; they are made when asked for. */
export const mediaHandlers = {
  async getMedia({ collection, name, file }: { collection: string; name: string; file: string }): Promise<RawAnswer> {
    const index = /^([a-z]+)\.(?:jpg|svg)$/.exec(file)?.[1];
    const picture = index ? await renderPicture(collection, name, index, WHOLE) : undefined;
    if (!picture) throw notFound(`There is no picture at /api/media/${collection}/${name}/${file}.`);
    const { data, width, height } = picture;
    const body = await sharp(data, { raw: { width, height, channels: 3 } }).jpeg({ quality: 84 }).toBuffer();
    return { contentType: 'image/jpeg', body, headers: { 'cache-control': 'public, max-age=31536000, immutable', etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` } };
  },
};
