import { WidgetPlaceContext } from '@selvedge/cms-widgets';
import { useShop } from '@selvedge/market';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useKept } from '../kept.state.ts';
import { recentlyViewed } from './recently-viewed.ts';
import { recommendation, subjectOf } from './recommendation.query.ts';
import type { ProductRecommendationsProps } from './ProductRecommendations.tsx';
import { TileCarousel } from './TileCarousel.tsx';

/** Asks for a recommendation and shows it; nothing when there is none, or it is about products and there are none. */
export function Recommended({ recommendation: wanted, version, ...settings }: ProductRecommendationsProps) {
  const { market } = useShop();
  const about = use(WidgetPlaceContext).productIds;
  const productIds = subjectOf(wanted.type, about, useKept(recentlyViewed));
  const { queryFn, ...query } = recommendation(market.id, version, { ...wanted, productIds });
  const { data: products, isError } = useQuery({ ...query, queryFn: productIds ? queryFn : skipToken, placeholderData: keepPreviousData });
  if (!productIds || (products ? products.length === 0 : isError)) return null;
  return <TileCarousel settings={settings} products={products} awaited={4} />;
}
