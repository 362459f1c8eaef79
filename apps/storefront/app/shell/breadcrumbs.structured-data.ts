import type { PageContent } from '@selvedge/api-content';

/** Breadcrumbs as search engines read them (SHELL-100). */
export const breadcrumbStructuredData = (links: PageContent['breadcrumbs'], toAddress: (path: string) => string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: links.map(({ title, url }, index) => ({ '@type': 'ListItem', position: index + 1, name: title, ...(url ? { item: toAddress(url) } : {}) })),
});
