import { useShop } from '@selvedge/market';
import type { Navigation } from '@selvedge/api-content';

/** The brand bar's entry of a brand: its page is its name; the house's own is the front page. */
export function useBrandLink(brand: string | undefined): Navigation['brands'][number] | undefined {
  const { navigation: { brands }, brand: ofShop } = useShop();
  return brands.find(({ url }) => url === `/${brand ?? ofShop}`) ?? brands.find(({ url }) => url === '/');
}
