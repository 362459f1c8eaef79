import { useTranslate } from '@selvedge/market';
import { Picture } from '@selvedge/ui';
import type { ProductView } from '../catalog.queries.ts';
import { ProductBadges } from '../product-badges/ProductBadges.tsx';
import styles from './ProductGallery.module.css';

/** A product's pictures: side by side to swipe on a phone, below one another on a wide screen. */
export function ProductGallery({ product }: { product: ProductView }) {
  const t = useTranslate();
  const { name, colourName, images } = product;
  const { urlTemplate, indexes } = images;
  const urls = indexes.map(({ index, format }) => urlTemplate.replace('{index}', () => index).replace('{format}', () => format));
  if (urls.length === 0) return <div className={styles.blank} />;
  return (
    <ul className={styles.gallery} aria-label={t('product.images', { name })} tabIndex={0}>
      {urls.map((url, index) => (
        <li key={url}>
          <Picture url={url} alt={`${name}, ${colourName}. ${t('product.image_of', { index: index + 1, count: urls.length })}`} eager={index === 0} />
          {index === 0 && <ProductBadges badges={product.badges} />}
        </li>
      ))}
    </ul>
  );
}
