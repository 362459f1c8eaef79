/** How often a picture is asked for that is there. */
const warm = 500;
const colours = ['202022', 'f8f7f4', '28324e', 'a6a7a7', 'e9e1cf', '9ba790', 'dbb4ac', '46494d'];
/** As large as they are offered, of cloths that a thread has not woven yet; as WebP for the zoom of the gallery, and as JPEG for who asks for no format. */
const garments = [
  ...['jeans-straight.28324e.denim/detail', 'coat.a6a7a7.check/detail', 'knit-crew.e9e1cf.knit/front', 'bag-tote.46494d.leather/front', 'shirt.9ba790.poplin/back'].map((picture) => `garments/${picture}.jpg?width=1280&format=avif`),
  'garments/sweatshirt.a6a7a7.jersey/front.jpg?width=1280&format=webp',
  'garments/jacket-denim.28324e.denim/detail.jpg',
];

/** Every campaign that the commerce API draws, in its largest sizes. */
async function campaigns(): Promise<string[]> {
  const { campaignNames } = (await import(new URL('../../apps/commerce-api/src/media/studio/campaign.ts', import.meta.url).href)) as { campaignNames: string[] };
  return campaignNames.flatMap((name) => [`campaign/${name}/wide.jpg?width=1920&format=avif`, `campaign/${name}/tall.jpg?width=1280&format=avif`]);
}

/** How long the commerce API takes for a picture, in ms, the request on this machine included: for product pictures of a phone's size in AVIF that nobody has asked for, for one that was asked for before, and for the slowest of the largest ones with its address. */
export async function pictureCost(apiUrl: string): Promise<{ cold: number; warm: number; slowest: { took: number; picture: string; among: number } }> {
  const timed = async (picture: string) => {
    const address = `${apiUrl}/api/media/${picture}`;
    const began = performance.now();
    const answer = await fetch(address);
    if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}.`);
    await answer.arrayBuffer();
    return { took: performance.now() - began, picture };
  };
  const all = async (pictures: string[]) => {
    const times: Awaited<ReturnType<typeof timed>>[] = [];
    for (const picture of pictures) times.push(await timed(picture));
    return times.sort((a, b) => a.took - b.took);
  };
  const middle = (times: { took: number }[]) => times[Math.floor(times.length / 2)]!.took;
  const tiles = colours.map((hex) => `garments/tee.${hex}.jersey/front.jpg?width=640&format=avif`);
  const largest = [...garments, ...(await campaigns())];
  return { cold: middle(await all(tiles)), warm: middle(await all(new Array<string>(warm).fill(tiles[0]!))), slowest: { ...(await all(largest)).at(-1)!, among: largest.length } };
}
