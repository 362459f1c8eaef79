import type { Chance } from './chance.ts';
import type { Brand } from './garments.ts';

/** What matters of a style option when an outfit or a carousel is put together. */
export interface Piece {
  id: string;
  styleNumber: string;
  categoryId: string;
  brand: string;
  material?: string;
  /** Its colour family. */
  base: string;
  popularity: number;
  /** Today, in at least one size. */
  canBeBought: boolean;
}

type BodyPart = 'legs' | 'top' | 'over' | 'whole' | 'feet' | 'extra';

/** Where on the body a category is worn, by the end of its id. */
const worn: Record<string, BodyPart> = {
  jeans: 'legs', trousers: 'legs', shorts: 'legs', skirts: 'legs', 't-shirts-tops': 'top', 't-shirts': 'top', shirts: 'top', knitwear: 'top', sweatshirts: 'top',
  jackets: 'over', blazers: 'over', coats: 'over', dresses: 'whole', shoes: 'feet', bags: 'extra', belts: 'extra', caps: 'extra', beanies: 'extra', scarves: 'extra', socks: 'extra',
};

/** What completes a part, the most important first. */
const completes: Record<BodyPart, BodyPart[]> = {
  legs: ['top', 'over', 'feet', 'extra'], top: ['legs', 'over', 'feet'], over: ['top', 'legs', 'feet'], whole: ['over', 'feet', 'extra'], feet: ['legs', 'top', 'extra'], extra: ['top', 'legs', 'over'],
};

const quiet = new Set(['black', 'white', 'off white', 'grey', 'navy', 'beige', 'sand', 'blue', 'light blue', 'camel', 'brown']);
const forSun = new Set(['shorts']);
const forCold = new Set(['coats', 'knitwear', 'scarves', 'beanies']);

const PIECES = 3;
const TRIES = 12;

const placeOf = (categoryId: string) => {
  const [, department, slug] = /^([a-z]+)-(.+)$/.exec(categoryId) ?? [];
  return { department: department ?? '', slug: slug ?? '', part: worn[slug ?? ''] };
};

/** Chooses what is worn with a piece from all there is. */
export function outfitsFrom(wardrobe: Iterable<Piece>): (piece: Pick<Piece, 'id' | 'categoryId' | 'base'> & { brand: string }, chance: Chance) => string[] {
  const shelves = Map.groupBy([...wardrobe].filter(({ canBeBought }) => canBeBought), ({ brand, categoryId }) => shelfOf(brand as Brand, placeOf(categoryId)));
  return (piece, chance) => {
    const { department, slug, part } = placeOf(piece.categoryId);
    if (!part) return [];
    // Bags and belts belong to everyone, so they are shown on somebody.
    const wearer = department === 'accessories' ? chance.oneOf(['women', 'men']) : department;
    const chosen: (Pick<Piece, 'id' | 'base'> & { slug: string })[] = [{ ...piece, slug }];
    for (const other of completes[part]) {
      if (chosen.length > PIECES) break;
      const shelf = shelves.get(shelfOf(piece.brand as Brand, { department: other === 'extra' ? 'accessories' : wearer, part: other })) ?? [];
      const found = firstThatFits(shelf, chosen, chance);
      if (found) chosen.push({ ...found, slug: placeOf(found.categoryId).slug });
    }
    return chosen.slice(1).map(({ id }) => id);
  };
}

const shelfOf = (brand: Brand, { department, part }: { department: string; part: BodyPart | undefined }) => `${brand} ${department} ${part}`;

/** At most one loud colour, no colour twice beside each other, nothing for the beach under a coat. */
function firstThatFits(shelf: Piece[], chosen: { base: string; slug: string }[], chance: Chance): Piece | undefined {
  const isLoud = chosen.some(({ base }) => !quiet.has(base));
  const isSummer = chosen.some(({ slug }) => forSun.has(slug));
  const isWinter = chosen.some(({ slug }) => forCold.has(slug));
  for (let tries = 0; tries < TRIES && shelf.length > 0; tries++) {
    const one = chance.oneOf(shelf);
    const { slug } = placeOf(one.categoryId);
    const fits = (!isLoud || quiet.has(one.base)) && one.base !== chosen.at(-1)!.base && !(isSummer && forCold.has(slug)) && !(isWinter && forSun.has(slug));
    if (fits) return one;
  }
  return undefined;
}
