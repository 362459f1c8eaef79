import { useTranslate } from '@selvedge/market';
import { Accordion, Asleep, Disclosure } from '@selvedge/ui';
import { useRef } from 'react';
import type { ProductView } from '../catalog.queries.ts';
import styles from './ProductFacts.module.css';
import type { Variant } from './sizes.rules.ts';

const measurements = ['height', 'size', 'shoeSize', 'chest', 'innerLeg', 'waist', 'hip', 'shoulder'] as const;

/** Description and facts of a product (CAT-189…192). Its article number is the merchant's own once a variant with one is chosen. */
export function ProductFacts({ product, variant }: { product: ProductView; variant?: Variant }) {
  const t = useTranslate();
  const facts = useRef<HTMLDivElement>(null);
  const { description, fabricComposition, careInstructions = [], sustainabilityText, sustainabilityReasons = [], modelMeasurements, styleNumber } = product;
  const measured = measurements.filter((name) => modelMeasurements?.[name]);
  return (
    <div ref={facts} className={styles.facts}>
      <Asleep around={facts}>
        <p className={styles.lead}>{description}</p>
        <p className={styles.number}>{t('product_page.article_number', { number: variant?.articleNumber ?? styleNumber })}</p>
        <Accordion>
          {fabricComposition && <Disclosure title={t('product_page.composition')}><p className={styles.text}>{fabricComposition}</p></Disclosure>}
          {careInstructions.length > 0 && (
            <Disclosure title={t('product_page.care')}>
              <ul className={styles.list}>{careInstructions.map((line) => <li key={line}>{line}</li>)}</ul>
            </Disclosure>
          )}
          {(sustainabilityText || sustainabilityReasons.length > 0) && (
            <Disclosure title={t('product_page.sustainability')}>
              {sustainabilityText && <p className={styles.text}>{sustainabilityText}</p>}
              {sustainabilityReasons.length > 0 && (
                <dl className={styles.reasons}>
                  {sustainabilityReasons.map(({ id, reason, supportText }) => (
                    <div key={id}>
                      <dt>{reason}</dt>
                      <dd>{supportText}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </Disclosure>
          )}
          {measured.length > 0 && (
            <Disclosure title={t('product_page.measurements')}>
              <dl className={styles.measurements}>
                {measured.map((name) => (
                  <div key={name}>
                    <dt>{t(`product_page.measurement_${name}`)}</dt>
                    <dd><bdi>{modelMeasurements![name]}</bdi></dd>
                  </div>
                ))}
              </dl>
            </Disclosure>
          )}
        </Accordion>
      </Asleep>
    </div>
  );
}
