import { carouselSettings } from '@selvedge/cms-widgets';
import { array, boolean, integer, maxLength, minValue, maxValue, number, object, optional, picklist, pipe, string, transform } from 'valibot';

const tags = pipe(array(string()), maxLength(100));
const wantedTags = optional(object({ evaluationMode: optional(picklist(['any', 'all'])), tags }));
const days = optional(pipe(number(), integer(), minValue(0)));

/** What editors enter for a carousel of recommendations; what is left out is for the service to say (CMS-158…168). */
export const recommendation = optional(
  object({
    type: optional(picklist(['RecentlyViewedProducts', 'PopularProducts', 'PersonalProducts', 'SimilarProducts', 'PurchasedWithProduct']), 'RecentlyViewedProducts'),
    pastDaysFromNow: days,
    merchandisingTags: optional(tags),
    numberOfRecommendations: optional(pipe(number(), integer(), minValue(1), maxValue(100))),
    excludeProductsPurchasedWithinDays: days,
    requiredTags: wantedTags,
    excludedTags: wantedTags,
    excludeMarkdown: optional(boolean()),
    excludeNoMarkdown: optional(boolean()),
    overrideRecommendations: optional(boolean()),
  }),
  {},
);

/** Settings of a carousel of recommendations in one of its versions. */
export const recommendationSettings = (version: 1 | 3) => pipe(object({ ...carouselSettings, recommendation }), transform((settings) => ({ ...settings, version })));
