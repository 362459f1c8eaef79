import { ShopLink, useOpenFlyout, useShop, useTranslate } from '@selvedge/market';
import { Flyout, FlyoutStack, Picture, Skeleton } from '@selvedge/ui';
import { useQuery } from '@tanstack/react-query';
import { catalogQueries } from '../catalog.queries.ts';
import { priceShown } from '../product-price/price-shown.ts';
import { ProductPrice } from '../product-price/ProductPrice.tsx';
import { ProductBuy, type ProductBuyProps } from '../product/ProductBuy.tsx';
import { ProductFailed } from '../product/ProductFailed.tsx';
import { variantAmong } from '../product/sizes.rules.ts';
import styles from './QuickBuy.module.css';

export interface QuickBuyProps extends Pick<ProductBuyProps, 'buy'> {
  productId: string;
  /** Chosen already. */
  size?: string;
  length?: string;
  close: () => void;
}

/** A product as far as one needs it to choose a size and buy, beside whatever one was looking at (CAT-197). To be made a flyout by who knows the basket. */
export function QuickBuy({ productId, size, length, buy, close }: QuickBuyProps) {
  const t = useTranslate();
  const { market } = useShop();
  const openAsChosen = useOpenFlyout('quickBuy');
  const { data: product, isError, refetch } = useQuery(catalogQueries.piece(market.id, productId));
  return (
    <Flyout side="sheet" label={t('product_page.choose_size')} closeLabel={t('shell.close')} onClose={close}>
      {isError ? (
        <ProductFailed retry={refetch} />
      ) : !product ? (
        <FlyoutStack busy>
          <Skeleton height="7.5rem" />
          <Skeleton height="7rem" />
          <Skeleton height="48px" />
        </FlyoutStack>
      ) : (
        <FlyoutStack>
          <div className={styles.product}>
            {product.frontImage && <Picture url={product.frontImage.url} alt="" sizes="line" />}
            <div className={styles.words}>
              <h3 className={styles.name}>{product.name}</h3>
              <p className={styles.colour}>{product.colourName}</p>
              <div aria-live={product.priceVaries ? 'polite' : undefined}><ProductPrice {...priceShown(product, variantAmong(product.variants, { size, length }))} /></div>
            </div>
          </div>
          <ProductBuy product={product} buy={buy} initial={{ size, length }} onChoose={(chosen) => openAsChosen({ productId, ...chosen })} isPiece />
          <ShopLink to={product.url} className={styles.more}>{t('product_page.to_product')}</ShopLink>
        </FlyoutStack>
      )}
    </Flyout>
  );
}
