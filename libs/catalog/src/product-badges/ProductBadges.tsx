import { useTranslate, type PlacedBadge } from '@selvedge/market';
import { Badge, BadgeCorners } from '@selvedge/ui';
import type { ProductTile } from '../product-tile.ts';

type Flags = Pick<ProductTile, 'inStock' | 'comingSoonProduct' | 'isPreorder' | 'isNew'>;

/** What stands on a product's picture: the one thing that the shop has to say, then what editors say (CAT-030, CAT-090). */
export function ProductBadges({ product, badges = [] }: { product?: Flags; badges?: readonly PlacedBadge[] }) {
  const t = useTranslate();
  const tag = product && tagOf(product);
  return (
    <BadgeCorners
      badges={[
        ...(tag ? [{ key: tag, corner: 'top-start' as const, badge: <Badge shape="chip" textSize={11} title={t(`product.${tag}`)} /> }] : []),
        ...badges.map(({ id, title, corner, look }) => ({ key: id, corner, badge: <Badge title={title} {...look} /> })),
      ]}
    />
  );
}

/** The one thing to say about a product before its price (CAT-030). */
export function tagOf({ inStock, comingSoonProduct, isPreorder, isNew }: Flags) {
  if (comingSoonProduct) return 'coming_soon';
  if (!inStock) return 'sold_out';
  if (isPreorder) return 'preorder';
  return isNew ? 'new' : undefined;
}
