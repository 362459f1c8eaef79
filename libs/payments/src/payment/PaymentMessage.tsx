import { ShopLink, usePageLink, useTranslate } from '@selvedge/market';
import { Icon } from '@selvedge/ui';
import { useEffect, useRef } from 'react';
import type { PaymentNews } from './payment-news.ts';
import styles from './PaymentMessage.module.css';

/** Takes the focus when it appears: what had it may be gone. */
export function PaymentMessage({ news }: { news: PaymentNews }) {
  const { text, link } = news;
  const t = useTranslate();
  const links = { basketPage: usePageLink('basketPage'), checkoutPage: usePageLink('checkoutPage') };
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), [news]);
  return (
    <div ref={message} role="alert" tabIndex={-1} className={styles.message}>
      <Icon name="info" />
      <div>
        <p>{text}</p>
        {link && <ShopLink to={links[link]}>{t(link === 'basketPage' ? 'payment.to_basket' : 'payment.to_checkout')}</ShopLink>}
      </div>
    </div>
  );
}
