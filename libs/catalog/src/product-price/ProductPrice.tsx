import { useFeature, useMoney, useTranslate } from '@selvedge/market';
import { Price, type PriceProps, type PriceReduction } from '@selvedge/ui';
import type { ProductTile, TilePrice } from '../product-tile.ts';

export interface ProductPriceProps extends Pick<PriceProps, 'size'> {
  price: TilePrice;
  /** Shown where the shop has a club to join. */
  memberPrice?: ProductTile['staticClubPrice'];
  /** It is the least of several. */
  isLeast?: boolean;
}

/** What a product costs; a reduction with the price before and the lowest of the last 30 days (CAT-069, CAT-071). */
export function ProductPrice({ price, memberPrice, isLeast, size }: ProductPriceProps) {
  const t = useTranslate();
  const money = useMoney();
  const hasClub = useFeature('customerClub');
  const sales = money(price.salesPrice);
  const shown = isLeast ? t('product.price_from', { price: sales }) : sales;
  const isReduced = price.salesPrice.amount < price.listPrice.amount;
  return (
    <Price
      size={size}
      sales={shown}
      reduction={isReduced ? reductionOf() : undefined}
      member={hasClub && memberPrice && t(size === 'large' ? 'product.member_price_for' : 'product.member_price', { price: money(memberPrice) })}
    />
  );

  function reductionOf(): PriceReduction {
    const { listPrice, percentage, historicPrice, historicPercentage } = price;
    const [before, lowest] = [money(listPrice), historicPrice && money(historicPrice)];
    return {
      before,
      discount: percentage > 0 ? discount(percentage) : undefined,
      words: `${isLeast ? `${shown}. ` : ''}${t('product.reduced_from', { list: before, sales })}`,
      // Said once when both are the same.
      lowest: lowest && (historicPercentage && historicPercentage !== percentage ? t('product.historic_price_percentage', { price: lowest, percentage: `\u2066${discount(historicPercentage)}\u2069` }) : t('product.historic_price', { price: lowest })),
    };
  }
}

const discount = (percentage: number) => `−${percentage}%`;
