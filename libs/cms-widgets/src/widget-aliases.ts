/** Widgets by alias; spelling and case are exact (CMS-027…047). */
export const widgetAliases = [
  'smartWidget', 'textWidget', 'seoWidget', 'uSPSpotItem', 'vimeoVideoWidget', 'canvasWidget', 'promotionWidget',
  'productCarouselWidget', 'relewiseProductCarouselWidget', 'v3RelewiseProductCarouselWidget', 'pdpCarouselWidget',
  'ImageCarouselWidget', 'trending', 'slimBannerBlock', 'customerClubSignupWidget', 'slimBannerContainer', 'slimBanner',
  'multiLinkWidget', 'accordionTextWidget', 'wishlistProductCarouselWidget',
  'confirmNotificationWidget',
] as const;

/** Blocks by type (CMS-063…076). */
export const blockAliases = [
  'imageWithLinkBlock', 'imageCarouselBlock', 'relewiseProductCarouselBlock', 'wishlistProductCarouselBlock', 'textBlock',
  'vimeoVideoBlock', 'imageWithTextBlock', 'divisionModeBlock', 'textAccordionBlock', 'multiLinkWithImagesBlock', 'trenderBlock',
  'slimBannerSimpleBlock', 'slimBannerAnimatedBlock',
] as const;

export type WidgetAlias = (typeof widgetAliases)[number] | (typeof blockAliases)[number];
