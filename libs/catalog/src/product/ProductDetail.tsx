import { useShop, useTranslate } from '@selvedge/market';
import { Button, Disclosure, Notice, Skeleton } from '@selvedge/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { catalogQueries, type ProductView } from '../catalog.queries.ts';
import { tagOf } from '../product-card/ProductCard.tsx';
import { ProductPrice } from '../product-price/ProductPrice.tsx';
import { ColourChoice } from './ColourChoice.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { SizeChoice } from './SizeChoice.tsx';
import { chosenVariant, withOnlyChoice, type ChosenSize } from './sizes.rules.ts';
import styles from './ProductDetail.module.css';

export interface ProductDetailProps {
  productId: string;
  /** What stands below the sizes, for example a button that puts the choice into a basket. */
  buy?: (choice: ProductChoice) => ReactNode;
}

/** What a shopper would buy at the moment. */
export interface ProductChoice {
  /** Missing until size and length are chosen. */
  sku?: string;
  missing?: 'size' | 'length';
  soldOut: boolean;
  comingSoon: boolean;
  isDigital: boolean;
  /** Leads the shopper to what is still to be chosen. */
  onMissing: () => void;
}

/** A product with its pictures, colours, sizes and all there is to know about it (CAT-186…192). */
export function ProductDetail({ productId, buy }: ProductDetailProps) {
  const t = useTranslate();
  const { market } = useShop();
  const { data: product, isError, refetch } = useQuery(catalogQueries.product(market.id, productId));
  if (isError) {
    return (
      <Notice kind="error" action={<Button look="secondary" onClick={() => void refetch()}>{t('feedback.try_again')}</Button>}>
        {t('product.error')}
      </Notice>
    );
  }
  if (!product) {
    return (
      <div className={styles.product} aria-busy="true">
        <Skeleton ratio={3 / 4} />
        <Skeleton height="24rem" />
      </div>
    );
  }
  const tag = tagOf(product);
  return (
    <div className={styles.product}>
      <ProductGallery product={product} />
      <div className={styles.buy}>
        <p className={styles.brand}>{product.brand}</p>
        <h1 className={styles.name}>{product.name}</h1>
        <ProductPrice price={product.price} memberPrice={product.staticClubPrice} />
        {tag && <p className={styles.tag}>{t(`product.${tag}`)}</p>}
        <ColourChoice product={product} />
        <Buy key={product.id} product={product} buy={buy} />
        <Facts product={product} />
      </div>
    </div>
  );
}

function Buy({ product: { variants, comingSoonProduct, isDigital }, buy }: Pick<ProductDetailProps, 'buy'> & { product: ProductView }) {
  const [asked, setChosen] = useState<ChosenSize>({});
  const sizesId = useId();
  const chosen = withOnlyChoice(variants, asked);
  const { variant, missing } = chosenVariant(variants, chosen);
  return (
    <>
      <SizeChoice id={sizesId} variants={variants} chosen={chosen} choose={setChosen} isAmount={isDigital} />
      {buy?.({
        ...(variant ? { sku: variant.id } : {}),
        ...(missing ? { missing } : {}),
        soldOut: variant ? !variant.inStockEcom : !variants.some(({ inStockEcom }) => inStockEcom),
        comingSoon: comingSoonProduct,
        isDigital,
        // The first radio of the choice that has none yet.
        onMissing: () => document.getElementById(sizesId)?.querySelector<HTMLInputElement>('fieldset:not(:has(:checked)) input')?.focus(),
      })}
    </>
  );
}

const measurements = ['height', 'size', 'shoeSize', 'chest', 'innerLeg', 'waist', 'hip', 'shoulder'] as const;

function Facts({ product }: { product: ProductView }) {
  const t = useTranslate();
  const { description, fabricComposition, careInstructions = [], sustainabilityText, sustainabilityReasons = [], modelMeasurements, styleNumber } = product;
  const measured = measurements.filter((name) => modelMeasurements?.[name]);
  return (
    <div className={styles.facts}>
      <Disclosure title={t('product.description')} open>
        <p className={styles.text}>{description}</p>
        <p className={styles.number}>{t('product.article_number', { number: styleNumber })}</p>
      </Disclosure>
      {fabricComposition && (
        <Disclosure title={t('product.composition')}>
          <p className={styles.text}>{fabricComposition}</p>
        </Disclosure>
      )}
      {careInstructions.length > 0 && (
        <Disclosure title={t('product.care')}>
          <ul className={styles.list}>{careInstructions.map((line) => <li key={line}>{line}</li>)}</ul>
        </Disclosure>
      )}
      {(sustainabilityText || sustainabilityReasons.length > 0) && (
        <Disclosure title={t('product.sustainability')}>
          <p className={styles.text}>{sustainabilityText}</p>
          <dl className={styles.reasons}>
            {sustainabilityReasons.map(({ id, reason, supportText }) => (
              <div key={id}>
                <dt>{reason}</dt>
                <dd>{supportText}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
      {measured.length > 0 && (
        <Disclosure title={t('product.measurements')}>
          <dl className={styles.measurements}>
            {measured.map((name) => (
              <div key={name}>
                <dt>{t(`product.measurement_${name}`)}</dt>
                <dd>{modelMeasurements![name]}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </div>
  );
}
