import { ConsentLink } from '@selvedge/consent';
import { ShopLink, useShop, useTranslate } from '@selvedge/market';
import { Asleep, Icon } from '@selvedge/ui';
import { useRef } from 'react';
import type { ResolvedPage } from '../define-page.ts';
import styles from './Footer.module.css';
import { shopName } from './shop-name.ts';

/** Where else to go, in columns on wide screens and folded on narrow ones, and what the shop works with. */
export function Footer({ page }: { page: ResolvedPage }) {
  const t = useTranslate();
  const { navigation, market, locale, textLanguage } = useShop();
  const place = useRef<HTMLElement>(null);
  const { footer, socialLinks, paymentProviders, shippingProviders } = navigation;
  // The other market opens the same category, if it has it (MKT-025).
  const carry = page.categoryId ? `/?cgid=${encodeURIComponent(page.categoryId)}` : '/';
  // What it calls its language is of no use where nothing is written in it.
  const language = textLanguage === locale && `${market.language.name} · `;
  return (
    <footer ref={place} className={styles.footer}>
      <Asleep around={place}>
        {footer.length > 0 && (
          <nav aria-label={t('shell.footer_navigation')} className={styles.columns}>
            {footer.map(({ title, links }) => (
              <section key={title}>
                <h2>{title}</h2>
                <details>
                  <summary>
                    {title}
                    <Icon name="down" />
                  </summary>
                </details>
                <ul>
                  {links.map((link) => (
                    <li key={link.title}>
                      <ShopLink to={link.url ?? '/'} newTab={link.openInCurrentTab === false}>
                        {link.title}
                      </ShopLink>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        )}
        <div className={styles.closing}>
          <a href={carry}>
            {t('shell.change_market')}: {market.country.name} ({language}{market.currency})
          </a>
          <ConsentLink />
          {socialLinks.length > 0 && (
            <ul className={styles.social}>
              {socialLinks.map(({ title, url }) => (
                <li key={title}>
                  <a href={url} rel="noopener">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.legal}>
          <p dir="ltr" translate="no">© {shopName}</p>
          <Providers title={t('shell.payment_providers')} names={paymentProviders.map(({ name }) => name)} />
          <Providers title={t('shell.shipping_providers')} names={shippingProviders.map(({ name }) => name)} />
        </div>
      </Asleep>
    </footer>
  );
}

function Providers({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <p>
      {title}: {names.join(' · ')}
    </p>
  );
}
