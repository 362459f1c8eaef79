/** Parts of the design system that are on most pages. */
const uiEverywhere = 'asleep|base\\.css|badge/Badge|button|disclosure|first-sign|field/Field\\.|flyout/(?:FlyoutStage|flyout\\.)|icon|is-browser|link|notice|picture|price|skeleton|swatch|toast|visually-hidden';

/** Parts of the catalogue that listing, product page and carousel have in common. */
const goods = 'product-(?:badges|card|price)|catalog\\.(?:queries|slots)|listing\\.params|impressions';

/** What makes changes in a browser: no page that only shows things needs it. */
const changing = 'mutationObserver|useMutation';

/**
 * What travels together (docs/decisions/0012-first-load.md), in whatever shop below `apps`. A module goes to the first group that it fits, with what it
 * imports; everything else stays with the page, widget or flyout that asks for it.
 */
export const chunkGroups = [
  { name: 'vendor', test: new RegExp(`/node_modules/(?:react|react-dom|scheduler|react-router|cookie|@tanstack)/(?!.*/(?:${changing})\\.js)`) },
  { name: 'shop', test: new RegExp(`vite/preload-helper|/libs/(?:ui/src/(?:${uiEverywhere})|api-clients/runtime|cms-widgets/src/(?:slot|rows|define-widget|lazy-module|readable|(?!.*carousel).*\\.css)|market/src/(?!country-selector|badges|email)|consent/src/(?:consent\\.(?:rules|state)|stored-names|consent-(?:link|stage)))|/libs/catalog/src/(?:kept\\.state|search/SearchButton|(?:${goods}).*\\.css)|/apps/[^/]+/app/(?:shell|layouts|styles|navigation/P|define-page|pages/rows\\.module)`) },
  { name: 'changes', test: new RegExp(`/libs/(?:basket/src/(?:basket\\.mutations|add-to-basket)|ui/src/(?:field/FieldGroup|accordion))|/(?:${changing})\\.js`) },
  { name: 'catalog', test: new RegExp(`/libs/catalog/src/(?:${goods})`) },
  { name: 'product', test: /\/libs\/catalog\/src\/product\/(?!attend-product)|\/apps\/[^/]+\/app\/pages\/ProductFacts/ },
  { name: 'listing', test: /\/libs\/catalog\/src\/listing\/(?:Listing|filters\.rules)|\/apps\/[^/]+\/app\/pages\/Campaign/ },
  { name: 'search', test: /\/libs\/catalog\/src\/search\/(?:Search(?:Field|Form)|search-history|suggestion\.rules|term-href)/ },
  { name: 'carousel', test: /\/libs\/(?:ui\/src\/carousel|cms-widgets\/src\/carousel|catalog\/src\/product-carousel)\/(?!.*(?:\.widget|utoplay|settings|Recommend|recently-viewed|remember|recommendation\.))/ },
  // With the first dialog that most shoppers meet.
  { name: 'dialog', test: /\/libs\/(?:ui\/src\/(?:dialog\/|flyout\/Flyout\.|field\/(?:CheckboxField|TextField|ErrorSummary))|market\/src\/email|consent\/src\/consent-banner\/Consent(?:Question|Banner\.module))/ },
  // Last, for a group takes along what nobody before it has taken.
  { name: 'forms', test: /\/node_modules\/(?:react-hook-form|@hookform)\// },
];
