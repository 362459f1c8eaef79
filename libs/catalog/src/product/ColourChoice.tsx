import { ShopLink, useTranslate } from '@selvedge/market';
import { Picture } from '@selvedge/ui';
import type { ProductView } from '../catalog.queries.ts';
import styles from './ColourChoice.module.css';

/** The colours of a style, each with its own page (CAT-187, CAT-195). */
export function ColourChoice({ product: { id, colourName, styleOptions, comingSoonProduct } }: { product: ProductView }) {
  const t = useTranslate();
  if (!colourName && styleOptions.length <= 1) return null;
  // What has not come yet is not sold out.
  const isThere = (option: (typeof styleOptions)[number]) => option.inStock || (option.id === id && comingSoonProduct);
  return (
    <section aria-label={t('product_page.colour')}>
      <p className={styles.label}>
        {t('product_page.colour')}: <b>{colourName}</b>
      </p>
      {styleOptions.length > 1 && (
        <ul className={styles.colours}>
          {styleOptions.map((option) => (
            <li key={option.id}>
              <ShopLink
                to={option.url}
                keepScroll
                aria-current={option.id === id ? 'true' : undefined}
                aria-label={isThere(option) ? option.colourName : t('product.size_sold_out', { size: option.colourName })}
                title={option.colourName}
                data-sold-out={isThere(option) ? undefined : true}
                className={styles.colour}
              >
                {option.image ? <Picture url={option.image.url} alt="" sizes="thumb" /> : option.colourName}
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
