import { useTranslate } from '@selvedge/market';
import { Gallery } from '@selvedge/ui';
import type { ProductView } from '../catalog.queries.ts';
import { ProductBadges } from '../product-badges/ProductBadges.tsx';

/** A product's pictures, the first with what is pinned on it. */
export function ProductGallery({ product: { name, colourName, images, badges } }: { product: ProductView }) {
  const t = useTranslate();
  const { urlTemplate, indexes } = images;
  const position = (index: number, count: number) => t('product_page.image_of', { index, count });
  return (
    <Gallery
      label={t('product_page.images', { name })}
      pictures={indexes.map(({ index, format, alt }, place) => ({
        url: urlTemplate.replace('{index}', () => index).replace('{format}', () => format),
        alt: alt ?? `${name}, ${colourName}. ${position(place + 1, indexes.length)}`,
      }))}
      badges={<ProductBadges badges={badges} />}
      texts={{
        enlarge: t('product_page.image_enlarge'), zoomIn: t('product_page.image_zoom_in'), zoomOut: t('product_page.image_zoom_out'), missing: t('product_page.image_missing'),
        close: t('shell.close'), previous: t('carousel.previous'), next: t('carousel.next'), position,
      }}
    />
  );
}
