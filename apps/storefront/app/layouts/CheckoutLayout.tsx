import { ShopLink, usePageLink, useTranslate } from '@selvedge/market';
import { Icon } from '@selvedge/ui';
import type { ReactNode } from 'react';
import type { ResolvedPage } from '../define-page.ts';
import { PlainLayout } from './PlainLayout.tsx';
import styles from './layouts.module.css';

/** No way to wander off but back to the basket. */
export function CheckoutLayout({ page, children }: { page: ResolvedPage; children: ReactNode }) {
  const t = useTranslate();
  const basketPage = usePageLink('basketPage');
  return (
    <PlainLayout page={page} back={<ShopLink to={basketPage} className={styles.back}><Icon name="previous" />{t('basket.title')}</ShopLink>}>
      {children}
    </PlainLayout>
  );
}
