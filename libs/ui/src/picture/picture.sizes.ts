interface Sizes {
  /** As in the attribute: how wide the picture stands, by breakpoint. */
  sizes: string;
  /** Pixels that are worth an encoding for that. */
  widths: readonly number[];
}

/** The places where a shop shows pictures. */
const places = {
  /** In a grid of tiles: two in a row on a phone, then three, then four. */
  card: { sizes: '(min-width:960px) 24vw,(min-width:480px) 32vw,48vw', widths: [320, 480, 640, 960] },
  /** From edge to edge. */
  hero: { sizes: '100vw', widths: [640, 960, 1280, 1920] },
  /** A product's own: a page wide on a phone, two beside the buying box on a desktop. */
  gallery: { sizes: '(min-width:960px) 30vw,90vw', widths: [480, 640, 960, 1280] },
  /** Beside the words of a line of a basket. */
  line: { sizes: '112px', widths: [96, 160, 320] },
  /** A choice among small ones. */
  thumb: { sizes: '60px', widths: [96, 160] },
} satisfies Record<string, Sizes>;

export type PicturePlace = keyof typeof places;

const anywhere = [320, 640, 960, 1280];

/** A place by name, or a `sizes` attribute of the caller's own. */
export const sizesOf = (place: string): Sizes => (place in places ? places[place as PicturePlace] : { sizes: place, widths: anywhere });
