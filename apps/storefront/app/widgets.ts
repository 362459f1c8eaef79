import { catalogWidgets } from '@selvedge/catalog/widgets';
import type { WidgetAlias, WidgetRegistry } from '@selvedge/cms-widgets';
import { contentWidgets } from '@selvedge/cms-widgets/widgets';

/** Widgets and blocks whose domain is not built yet: they render nothing and are reported (CMS-049). */
export const widgetsToCome = [
  'smartWidget', 'vimeoVideoWidget', 'promotionWidget',
  'slimBannerBlock', 'customerClubSignupWidget', 'slimBannerContainer',
  'wishlistProductCarouselWidget',
  'imageWithLinkBlock', 'imageCarouselBlock', 'wishlistProductCarouselBlock', 'textBlock',
  'vimeoVideoBlock', 'divisionModeBlock', 'textAccordionBlock', 'multiLinkWithImagesBlock', 'trenderBlock',
  'slimBannerSimpleBlock', 'slimBannerAnimatedBlock',
] as const satisfies readonly WidgetAlias[];

/** The widget-alias registry: every library's widgets, each loaded when a page places it. */
export const widgets: WidgetRegistry = {
  ...contentWidgets,
  ...catalogWidgets,
} satisfies Record<Exclude<WidgetAlias, (typeof widgetsToCome)[number]>, unknown>;
