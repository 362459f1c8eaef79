import type { Badge } from '@selvedge/api-catalog';
import type { BadgeCorner, BadgeLook } from '@selvedge/ui';
import * as v from 'valibot';

/** Where a badge may appear; its settings are its own for each place (CAT-075, CAT-076, CAT-077). */
export type BadgePlace = 'plp' | 'productCarousel' | 'wishlist' | 'searchSuggestion' | 'notifyMe' | 'basket' | 'miniBasket' | 'checkout' | 'pdp' | 'psp';

/** A badge as a place shows it. */
export interface PlacedBadge {
  id: string;
  title: string;
  corner: BadgeCorner;
  look: BadgeLook;
}

/** A setting that cannot be is as if it was not there: one wrong colour takes no badge away. */
const setting = <Output>(schema: v.GenericSchema<unknown, Output>) => v.fallback(v.optional(schema), undefined);
const between = (lowest: number, highest: number) => setting(v.pipe(v.number(), v.minValue(lowest), v.maxValue(highest)));
/** A name, a hex code or a function of numbers: nothing that could load or close anything. */
const colour = setting(v.pipe(v.string(), v.maxLength(64), v.regex(/^(?:#[\da-f]{3,8}|[a-z]+|[a-z]+\([\d\s.,%/a-z-]*\))$/i)));
const picture = setting(v.pipe(v.string(), v.regex(/^(?:https:\/\/|\/(?!\/))/)));

const corners = { 'top-left': 'top-start', 'top-right': 'top-end', 'bottom-left': 'bottom-start', 'bottom-right': 'bottom-end' } as const satisfies Record<string, BadgeCorner>;
const alignments = { left: 'start', center: 'center', right: 'end' } as const;
const known = <Value>(values: Record<string, Value>) => setting(v.pipe(v.picklist(Object.keys(values)), v.transform((name) => values[name]!)));

/** What an editor sets for one place: px, degrees, opacity of 100; left is where a line begins (CAT-078…090). */
const settingsSchema = v.pipe(
  v.object({
    chip: setting(v.boolean()), curvyChip: setting(v.boolean()), image: picture, rotation: between(-360, 360), color: colour, backgroundColor: colour, borderColor: colour,
    opacity: v.optional(between(0, 100), 100), position: known(corners), textAlignment: known(alignments), textSize: between(6, 48), width: between(8, 480),
  }),
  v.transform(({ chip, curvyChip, color, backgroundColor, borderColor, opacity = 100, position: corner = 'top-start', textSize = 10, ...rest }): Pick<PlacedBadge, 'corner' | 'look'> => ({
    corner,
    look: { ...rest, shape: curvyChip ? 'curvyChip' : chip ? 'chip' : undefined, colour: color, backgroundColour: backgroundColor, borderColour: borderColor, opacity: opacity / 100, textSize },
  })),
);

/** The badges of a product for one place, in the order given; one without settings for it is not shown there (CAT-090). None at all is undefined, which weighs nothing. */
export function badgesAt(place: BadgePlace, badges: readonly Badge[]): PlacedBadge[] | undefined {
  const placed = badges.flatMap(({ badgeId, badgeTitle, places }) => {
    const { success, output } = v.safeParse(settingsSchema, places?.[place]);
    return success ? [{ id: badgeId, title: badgeTitle, ...output }] : [];
  });
  return placed.length > 0 ? placed : undefined;
}
