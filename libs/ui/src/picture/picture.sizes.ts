/** How wide a picture stands, as the `sizes` attribute says it, and the pixels that are worth an encoding for that. */
type Sizes = readonly [sizes: string, widths: readonly number[]];

const large = [480, 640, 960, 1_280];

/** The places where a shop shows pictures. */
const places = {
  /** In a grid of tiles: two in a row on a phone, then three, then four. */
  card: ['(min-width:960px) 24vw,(min-width:480px) 32vw,48vw', [320, 480, 640, 960]],
  /** From edge to edge. */
  hero: ['100vw', [640, 750, 960, 1_280, 1_920]],
  /** A product's own: a page wide on a phone, two beside the buying box on a desktop. */
  gallery: ['(min-width:2400px) 38vw,(min-width:1500px) 34vw,(min-width:960px) 30vw,(min-width:768px) 50vw,90vw', large],
  /** Beside the words of a line of a basket. */
  line: ['112px', [96, 160, 320]],
  /** A choice among small ones. */
  thumb: ['60px', [96, 160]],
} satisfies Record<string, Sizes>;

export type PicturePlace = keyof typeof places;

/** A place by name, or a `sizes` attribute of the caller's own. */
export const sizesOf = (place: string): Sizes => places[place as PicturePlace] ?? [place, large];
