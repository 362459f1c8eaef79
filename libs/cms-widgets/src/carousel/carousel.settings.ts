import { boolean, fallback, maxValue, minValue, number, object, optional, picklist, pipe, string, transform, type InferOutput, type ObjectSchema } from 'valibot';
import { colour } from '../widget.schema.ts';

const between = (least: number, most: number) => optional(pipe(number(), minValue(least), maxValue(most)));
const pixels = between(0, 200);

/** A number for each class of device. A wider one does as the phone does where nothing is entered for it (CMS-089). */
const perDevice = (least: number, most: number, standard: { mobile: number; tablet: number; desktop: number }) =>
  pipe(
    optional(object({ mobile: between(least, most), tablet: between(least, most), desktop: between(least, most) }), {}),
    transform(({ mobile, tablet = mobile, desktop = mobile }) => ({ mobile: mobile ?? standard.mobile, tablet: tablet ?? standard.tablet, desktop: desktop ?? standard.desktop })),
  );

/** Part of a tile that is in view beside those that are in view whole. */
const preview = perDevice(0, 0.9, { mobile: 0, tablet: 0, desktop: 0 });

/** What editors enter of any carousel of tiles, beside what stands in it. */
export const carouselSettings = {
  headline: optional(object({ text: string(), fontSize: between(10, 96), color: optional(colour), alignment: optional(picklist(['left', 'center']), 'left') })),
  // Exactly `outside` is outside; whatever else is entered is inside.
  arrowsPosition: optional(fallback(picklist(['inside', 'outside']), 'inside'), 'inside'),
  autoplay: optional(boolean(), false),
  autoplayAfter: optional(pipe(number(), minValue(2.5)), 2.5),
  pagination: optional(boolean(), false),
  toggleFullWidth: optional(boolean(), false),
  backgroundColor: optional(colour),
  paddings: optional(object({ top: pixels, right: pixels, bottom: pixels, left: pixels })),
  displayedProducts: perDevice(1, 8, { mobile: 3, tablet: 5, desktop: 6 }),
  previewLeft: preview,
  previewRight: preview,
};

export type CarouselSettings = InferOutput<ObjectSchema<typeof carouselSettings, undefined>>;
