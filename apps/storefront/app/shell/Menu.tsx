import type { MenuEntry } from '@selvedge/api-content';
import { ShopLink, useShop, useTranslate } from '@selvedge/market';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './shell.module.css';

/** The main navigation. Its panels are native disclosures: they open without JavaScript, and one at a time. */
export function Menu() {
  const t = useTranslate();
  const { menu } = useShop().navigation;
  const { key } = useLocation();
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    const close = () => nav.current?.querySelectorAll('details[open]').forEach((panel) => panel.removeAttribute('open'));
    close();
    const onKey = (event: KeyboardEvent) => {
      const open = event.key === 'Escape' ? nav.current?.querySelector<HTMLElement>('details[open] > summary') : undefined;
      if (!open) return;
      close();
      open.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (!nav.current?.contains(event.target as Node)) close();
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress);
    };
  }, [key]);

  const entries = menu.filter(({ isHidden }) => !isHidden);
  return (
    <nav ref={nav} aria-label={t('shell.main_navigation')} className={styles.menu}>
      <details className={styles.burger}>
        <summary className={styles.burgerButton}>
          <span aria-hidden="true" className={styles.burgerIcon} />
          {t('shell.menu')}
        </summary>
        <div className={styles.burgerPanel}>
          {entries.map((entry) => (
            <section key={entry.id}>
              <MenuTitle entry={entry} />
              <MenuSections entry={entry} inBurger />
            </section>
          ))}
        </div>
      </details>
      <ul className={styles.bar}>
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.sections.length === 0 ? (
              <MenuTitle entry={entry} />
            ) : (
              <details name="menu">
                <summary>{entry.title}</summary>
                <div className={styles.panel}>
                  <MenuSections entry={entry} />
                </div>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuTitle({ entry: { link, title } }: { entry: MenuEntry }) {
  return link?.url ? (
    <ShopLink to={link.url} className={styles.menuTitle}>
      {title}
    </ShopLink>
  ) : (
    <span className={styles.menuTitle}>{title}</span>
  );
}

/** Sections in the editor's order; in the burger menu a lower priority number comes first (CMS-232). */
function MenuSections({ entry, inBurger = false }: { entry: MenuEntry; inBurger?: boolean }) {
  const sections = inBurger
    ? entry.sections.toSorted((a, b) => (a.burgerMenuPriority ?? 1e9) - (b.burgerMenuPriority ?? 1e9))
    : entry.sections;
  return sections.map((section, index) => (
    <div key={index} className={styles.section}>
      {section.title && <p className={styles.sectionTitle}>{section.title}</p>}
      <ul>
        {section.links.map(({ title, url, openInCurrentTab }) => (
          <li key={title}>
            <ShopLink to={url ?? '/'} newTab={openInCurrentTab === false}>
              {title}
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}
