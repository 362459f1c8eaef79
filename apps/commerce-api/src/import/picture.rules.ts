import type { PictureRow } from '../storage/schema.ts';

/**
 * A remote picture's address in the two parts that `{index}.{format}` joins again, for example `https://pictures.example/a`
 * and `jpg?v=1`; or what is wrong with it (CAT-034). Nothing of the address changes but spaces and letters that must be escaped.
 */
export function readPicture(address: string): Pick<PictureRow, 'index' | 'format'> | { wrong: string } {
  if (!URL.canParse(address)) return { wrong: `"${address.slice(0, 100)}" is not a web address` };
  const url = new URL(address);
  if (url.protocol !== 'https:') return { wrong: `the picture's address begins with "${url.protocol}"; only https: is shown` };
  if (url.username || url.password) return { wrong: "the picture's address holds a user name or password" };
  if (address.length > 2000) return { wrong: "the picture's address is longer than 2000 characters" };
  const kept = url.href.replace(/#.*$/, '');
  const path = /^[^?]*/.exec(kept)![0];
  const dot = path.lastIndexOf('.');
  // Without an ending the last dot is the host's; put together again it is the same address.
  return dot < 0 ? { wrong: "the picture's address has no ending such as .jpg" } : { index: kept.slice(0, dot), format: kept.slice(dot + 1) };
}
