import { ShopLink, usePageLink, useTranslate } from '@selvedge/market';
import { Icon } from '@selvedge/ui';
import type { LayoutProps } from './layouts.ts';
import { PlainLayout } from './PlainLayout.tsx';
import styles from './layouts.module.css';

/** No distractions, and the way back to the basket. */
export function CheckoutLayout(props: LayoutProps) {
  const t = useTranslate();
  const basketPage = usePageLink('basketPage');
  const back = (
    <ShopLink to={basketPage} className={styles.link}>
      <Icon name="previous" />
      {t('shell.basket')}
    </ShopLink>
  );
  return <PlainLayout {...props} back={back} />;
}
