import type { MenuEntry } from '@selvedge/api-content';
import { ShopLink, useShop, useTranslate } from '@selvedge/market';
import { VisuallyHidden } from '@selvedge/ui';
import { useEffect, useRef, type CSSProperties } from 'react';
import { useLocation } from 'react-router';
import styles from './Menu.module.css';

/**
 * The main navigation: one list, in a bar on wide screens and on a sheet behind a button on narrow ones. Native disclosures, so
 * that it opens without JavaScript, one panel at a time.
 */
export function Menu() {
  const t = useTranslate();
  const { navigation, market } = useShop();
  const { key } = useLocation();
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    const close = () => nav.current?.querySelectorAll('details[open]').forEach((panel) => panel.removeAttribute('open'));
    close();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = [...(nav.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])].at(-1);
      open?.removeAttribute('open');
      open?.querySelector('summary')?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (!nav.current?.contains(target as Node)) close();
    };
    const left = new AbortController();
    const { signal } = left;
    addEventListener('keydown', onKey, { signal });
    addEventListener('pointerdown', onElsewhere, { signal });
    // Nothing is in focus behind a panel or the sheet.
    addEventListener('focusin', onElsewhere, { signal });
    // Loaded when a pointer comes: no page needs it to be there.
    const onArrival = (event: PointerEvent) => void import('./open-on-hover.ts').then(({ openOnHover }) => openOnHover(nav.current!, event, signal));
    nav.current!.addEventListener('pointerover', onArrival, { once: true, signal });
    return () => left.abort();
  }, [key]);

  return (
    <nav ref={nav} aria-label={t('shell.main_navigation')} className={styles.menu}>
      <details className={styles.burger}>
        <summary className={styles.burgerButton}>
          <span aria-hidden="true" className={styles.burgerIcon} />
          <VisuallyHidden>{t('shell.menu')}</VisuallyHidden>
        </summary>
      </details>
      <div className={styles.sheet}>
        <ul className={styles.entries}>
          {navigation.menu.filter(({ isHidden }) => !isHidden).map((entry) => (
            <li key={entry.id}>
              {entry.sections.length === 0 ? (
                <MenuTitle entry={entry} />
              ) : (
                <details name="menu">
                  <summary className={styles.menuTitle}>{entry.title}</summary>
                  <div className={styles.panel}>
                    <MenuSections sections={entry.sections} />
                  </div>
                </details>
              )}
            </li>
          ))}
        </ul>
        <a href="/" className={styles.market}>
          {t('shell.change_market')}: {market.country.name}
        </a>
      </div>
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

/** Sections in the editor's order; the style sheet orders them by priority in the burger menu (CMS-232). */
function MenuSections({ sections }: { sections: MenuEntry['sections'] }) {
  return sections.map((section, index) => (
    <div key={index} className={styles.section} style={{ '--priority': section.burgerMenuPriority } as CSSProperties}>
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
