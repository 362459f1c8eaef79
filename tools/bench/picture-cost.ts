/** Warm ones of one picture, cold ones of as many garments. */
const warm = 500;
const colours = ['202022', 'f8f7f4', '28324e', 'a6a7a7', 'e9e1cf', '9ba790', 'dbb4ac', '46494d'];

/** How long the commerce API takes for a product picture as a phone asks for it, in ms, the request on this machine included: one that is made for the first time, and one that was asked for before. */
export async function pictureCost(apiUrl: string): Promise<{ cold: number; warm: number }> {
  const address = (hex: string) => `${apiUrl}/api/media/garments/tee.${hex}.jersey/front.jpg?width=640&format=avif`;
  const timed = async (hex: string) => {
    const began = performance.now();
    const answer = await fetch(address(hex));
    if (answer.status !== 200) throw new Error(`${address(hex)} answers ${answer.status}.`);
    await answer.arrayBuffer();
    return performance.now() - began;
  };
  const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
  const each = async (hexes: string[]) => {
    const times: number[] = [];
    for (const hex of hexes) times.push(await timed(hex));
    return middle(times);
  };
  return { cold: await each(colours), warm: await each(new Array<string>(warm).fill(colours[0]!)) };
}
