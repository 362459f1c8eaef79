import type { Badge } from '@selvedge/api-content';
import type { BadgeCorner, BadgeLook } from '@selvedge/ui';

/** Where a badge may appear; its settings are its own for each place (CAT-075, CAT-076, CAT-077). */
export type BadgePlace = 'plp' | 'productCarousel' | 'wishlist' | 'searchSuggestion' | 'notifyMe' | 'basket' | 'miniBasket' | 'checkout' | 'pdp' | 'psp';

/** A badge as a place shows it. */
export interface PlacedBadge {
  id: string;
  title: string;
  corner: BadgeCorner;
  look: BadgeLook;
}

type Settings = NonNullable<Badge['places']>[string];

/** A name, a hex code or a function of numbers: nothing that could load or close anything. */
const colourPattern = /^(?:#[\da-f]{3,8}|[a-z]{1,30}|[a-z]{1,10}\([\d\s.,%/a-z-]{1,50}\))$/i;
const picturePattern = /^(?:https:\/\/|\/(?!\/))/;
const corners = new Map<unknown, BadgeCorner>([['top-left', 'top-start'], ['top-right', 'top-end'], ['bottom-left', 'bottom-start'], ['bottom-right', 'bottom-end']]);
const alignments = new Map<unknown, BadgeLook['textAlignment']>([['left', 'start'], ['center', 'center'], ['right', 'end']]);

// A setting that cannot be is as if it was not there: one wrong colour takes no badge away.
const between = (lowest: number, highest: number, value: number | undefined) => (typeof value === 'number' && value >= lowest && value <= highest ? value : undefined);
const like = (pattern: RegExp, value: string | undefined) => (typeof value === 'string' && pattern.test(value) ? value : undefined);

/** What an editor sets for one place, bounded: px, degrees, opacity of 100; left is where a line begins (CAT-078…090). No schema library: this runs in the browser, on every listing. */
function placed({ chip, curvyChip, image, rotation, color, backgroundColor, borderColor, opacity, position, textAlignment, textSize, width }: Settings): Pick<PlacedBadge, 'corner' | 'look'> {
  return {
    corner: corners.get(position) ?? 'top-start',
    look: {
      shape: curvyChip === true ? 'curvyChip' : chip === true ? 'chip' : undefined,
      image: like(picturePattern, image),
      rotation: between(-360, 360, rotation),
      colour: like(colourPattern, color),
      backgroundColour: like(colourPattern, backgroundColor),
      borderColour: like(colourPattern, borderColor),
      opacity: (between(0, 100, opacity) ?? 100) / 100,
      textAlignment: alignments.get(textAlignment),
      textSize: between(6, 48, textSize) ?? 10,
      width: between(8, 480, width),
    },
  };
}

/** The badges of a product for one place, in the order given; one without settings for it is not shown there (CAT-090). None at all is undefined, which weighs nothing. */
export function badgesAt(place: BadgePlace, badges: readonly Badge[]): PlacedBadge[] | undefined {
  const shown = badges.flatMap(({ badgeId, badgeTitle, places }) => {
    const settings = places?.[place];
    return settings ? [{ id: badgeId, title: badgeTitle, ...placed(settings) }] : [];
  });
  return shown.length > 0 ? shown : undefined;
}
