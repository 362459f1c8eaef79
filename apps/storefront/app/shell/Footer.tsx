import { ShopLink, useShop, useTranslate } from '@selvedge/market';
import type { ResolvedPage } from '../define-page.ts';
import styles from './Footer.module.css';

export function Footer({ page }: { page: ResolvedPage }) {
  const t = useTranslate();
  const { navigation, market } = useShop();
  const { footer, socialLinks, paymentProviders, shippingProviders } = navigation;
  // The other market opens the same category, if it has it (MKT-025).
  const carry = page.categoryId ? `/?cgid=${encodeURIComponent(page.categoryId)}` : '/';
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('shell.footer_navigation')} className={styles.columns}>
        {footer.map(({ title, links }) => (
          <section key={title}>
            <h2 className={styles.footerTitle}>{title}</h2>
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
      <div className={styles.providers}>
        <Providers title={t('shell.payment_providers')} names={paymentProviders.map(({ name }) => name)} />
        <Providers title={t('shell.shipping_providers')} names={shippingProviders.map(({ name }) => name)} />
      </div>
      <p className={styles.closing}>
        <a href={carry}>
          {t('shell.change_market')}: {market.country.name} ({market.language.name}, {market.currency})
        </a>
        {socialLinks.map(({ title, url }) => (
          <a key={title} href={url} rel="noopener">
            {title}
          </a>
        ))}
      </p>
    </footer>
  );
}

function Providers({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <p>
      <span className={styles.providersTitle}>{title}</span> {names.join(' · ')}
    </p>
  );
}
