const known = new Map<string, Promise<boolean>>();

/** Whether the browser can draw what is there; asked once for every address. */
function isDrawn(address: string): Promise<boolean> {
  const answer = known.get(address) ?? Object.assign(new Image(), { src: address }).decode().then(() => true, () => false);
  known.set(address, answer);
  return answer;
}

/** The addresses of the pictures and posters on the page that show nothing, also of those that nobody has scrolled to. */
export async function brokenPictures(): Promise<string[]> {
  const pictures = [...document.querySelectorAll('img')];
  const addresses = [...pictures.map(({ src }) => src), ...[...document.querySelectorAll('video')].map(({ poster }) => poster)].filter((address) => address !== '');
  const drawn = await Promise.all(addresses.map(isDrawn));
  return [...new Set([...addresses.filter((_, index) => !drawn[index]), ...pictures.filter(({ dataset }) => 'broken' in dataset).map(({ src }) => src)])];
}
