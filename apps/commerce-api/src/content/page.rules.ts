import type { Page, PageContent, SiteLinks } from '@selvedge/api-content';
import type { PageDocument } from '../storage/schema.ts';
import { inLanguage } from './in-language.ts';

const REDIRECTS = new Set([301, 302, 307, 308]);

/** An answer that leads elsewhere; the location gets its leading slash, other sites keep their address (MKT-033, MKT-034). */
export function redirect(status: number | null | undefined, location: string): Page {
  const elsewhere = /^https?:\/\//i.test(location);
  return { statusCode: status && REDIRECTS.has(status) ? status : 302, location: elsewhere ? location : `/${location.replace(/^\/+/, '')}` };
}

/** The one spelling of a path: lower case, single slashes, none at the end (SHELL-014). */
export const cleanPath = (path: string): string => `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`;

/** The areas of a page as this caller sees them: in one language, without hidden and empty rows (CMS-005, CMS-022, CMS-026). */
export function visibleAreas(areas: PageDocument['areas'] | null | undefined, { language, inStore }: { language: string; inStore: boolean }): PageContent['areas'] {
  return Object.fromEntries(
    Object.entries(inLanguage(areas ?? {}, language)).map(([area, rows]) => [
      area,
      rows.filter((row: PageContent['areas'][string][number]) => !row.isHidden && !(inStore && row.hideOnISO) && (row.widgets?.length || row.blocks?.length)),
    ]),
  );
}

/** What may be the product's id in the last part of its path, `{slug}-{id}`, longest first: both may hold dashes. */
export function productIdsIn(path: string): string[] {
  const lastPart = /^\/product\/([^/]+)$/.exec(path)?.[1];
  if (!lastPart) return [];
  const dashes = [...lastPart.slice(0, lastPart.indexOf('_') + 1).matchAll(/-/g)];
  return [lastPart, ...dashes.map(({ index }) => lastPart.slice(index + 1))];
}

const checkoutSteps: Record<string, string> = {
  '': 'checkoutPage', '/customer': 'checkoutCustomerPage', '/details': 'checkoutDetailsPage', '/shipping': 'checkoutShippingPage', '/summary': 'checkoutSummaryPage', '/payment': 'checkoutPaymentPage',
};

/** The pages that a shop has without anybody writing them, by their fixed place. An unknown checkout step is the customer page (CHK-008, CHK-009). */
export function fixedPage(path: string, { basket, checkout, search }: Pick<SiteLinks, 'basket' | 'checkout' | 'search'>): string | undefined {
  if (path === search) return 'searchPage';
  if (path === basket) return 'basketPage';
  if (path === '/receipt') return 'receiptPage';
  if (path !== checkout && !path.startsWith(`${checkout}/`)) return undefined;
  return checkoutSteps[path.slice(checkout.length)] ?? 'checkoutCustomerPage';
}
