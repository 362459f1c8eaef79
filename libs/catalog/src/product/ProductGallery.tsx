import { useTranslate } from '@selvedge/market';
import { Gallery } from '@selvedge/ui';
import type { ProductView } from '../catalog.queries.ts';

/** A product's pictures. */
export function ProductGallery({ product: { name, colourName, images } }: { product: ProductView }) {
  const t = useTranslate();
  const { urlTemplate, indexes } = images;
  const position = (index: number, count: number) => t('product.image_of', { index, count });
  return (
    <Gallery
      label={t('product.images', { name })}
      pictures={indexes.map(({ index, format }, place) => ({
        url: urlTemplate.replace('{index}', () => index).replace('{format}', () => format),
        alt: `${name}, ${colourName}. ${position(place + 1, indexes.length)}`,
      }))}
      texts={{
        enlarge: t('product.image_enlarge'), zoomIn: t('product.image_zoom_in'), zoomOut: t('product.image_zoom_out'), missing: t('product.image_missing'),
        close: t('shell.close'), previous: t('carousel.previous'), next: t('carousel.next'), position,
      }}
    />
  );
}
