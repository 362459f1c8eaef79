import { ShopLink, useMoney, useOpenFlyout, useShop, useTranslate } from '@selvedge/market';
import { Tile, Tiles } from '@selvedge/ui';
import { useId, type MouseEvent, type ReactNode } from 'react';
import type { ProductView } from '../catalog.queries.ts';
import { faceValueOf, lengthsOf, sizesOf, type Choice, type ChosenSize } from './sizes.rules.ts';
import styles from './SizeChoice.module.css';

export interface SizeChoiceProps {
  product: Pick<ProductView, 'variants' | 'isDigital' | 'comingSoonProduct' | 'price' | 'ediCategory' | 'ediSubCategory' | 'subGroup' | 'tags'>;
  chosen: ChosenSize;
  choose: (chosen: ChosenSize) => void;
  /** It was asked for before all was chosen: what is missing says so. */
  isMissed?: boolean;
  /** Of the element around the choices. */
  id?: string;
}

/** Size, and length where there are lengths; what is sold out stays visible and says so (CAT-188, CAT-195). A gift card has amounts instead (CAT-059). */
export function SizeChoice({ product, chosen, choose, isMissed, id }: SizeChoiceProps) {
  const t = useTranslate();
  const money = useMoney();
  const { siteLinks } = useShop();
  const openSizeGuide = useOpenFlyout('sizeGuide');
  const { variants, isDigital, comingSoonProduct, price } = product;
  // What has not come yet is not sold out.
  const offered = comingSoonProduct ? variants.map((variant) => ({ ...variant, inStockEcom: true })) : variants;
  const sizes = sizesOf(offered);
  const lengths = lengthsOf(offered, chosen.size);
  if (sizes.length === 0) return null;

  const amountOf = (sizeId: string) => faceValueOf(variants.find(({ size }) => size.sizeId === sizeId)!);
  const nameOf = ({ id: sizeId, name }: Choice) => {
    const amount = isDigital ? amountOf(sizeId) : undefined;
    return amount === undefined ? name : money({ amount, currency: price.salesPrice.currency });
  };
  /** Beside the product; as a page of its own for who opens it in another tab, or has no script. */
  const guideHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openSizeGuide({ product });
  };
  const guide = !isDigital && sizes.length > 1 && <ShopLink to={siteLinks.sizeGuide} className={styles.guide} onClick={guideHere}>{t('product_page.size_guide')}</ShopLink>;
  const errorOf = (choice: 'size' | 'length') => (isMissed && chosen[choice] === undefined ? t(`product_page.choose_${choice}`) : undefined);
  return (
    <div id={id} className={styles.sizes}>
      <Choices legend={t(isDigital ? 'product_page.amount' : 'product_page.size')} aside={guide} error={errorOf('size')} choices={sizes} nameOf={nameOf} chosen={chosen.size} choose={(size) => choose({ ...chosen, size })} />
      {lengths.length > 0 && <Choices legend={t('product_page.length')} error={errorOf('length')} choices={lengths} nameOf={({ name }) => name} chosen={chosen.length} choose={(length) => choose({ ...chosen, length })} />}
    </div>
  );
}

interface ChoicesProps {
  legend: string;
  aside?: ReactNode;
  error: string | undefined;
  choices: Choice[];
  nameOf: (choice: Choice) => string;
  chosen: string | undefined;
  choose: (id: string) => void;
}

function Choices({ legend, aside, error, choices, nameOf, chosen, choose }: ChoicesProps) {
  const t = useTranslate();
  const name = useId();
  return (
    <Tiles legend={legend} aside={aside} error={error}>
      {choices.map((choice) => {
        const label = nameOf(choice);
        return <Tile key={choice.id} name={name} value={choice.id} label={label} soldOutLabel={choice.inStock ? undefined : t('product.size_sold_out', { size: label })} checked={chosen === choice.id} onChange={() => choose(choice.id)} />;
      })}
    </Tiles>
  );
}
