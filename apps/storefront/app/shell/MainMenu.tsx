import type { MenuEntry } from '@selvedge/api-content';
import { ShopLink, useShop, useTranslate } from '@selvedge/market';
import { Asleep, Icon, VisuallyHidden } from '@selvedge/ui';
import { useRef, type CSSProperties } from 'react';
import styles from './MainMenu.module.css';

/**
 * The main navigation: one list, in a bar on wide screens and on a sheet behind a button on narrow ones. Native disclosures, so
 * that it opens without JavaScript, one panel at a time; what closes it comes with the header's behaviour.
 */
export function MainMenu() {
  const t = useTranslate();
  const { navigation, market } = useShop();
  return (
    <nav aria-label={t('shell.main_navigation')} className={styles.menu}>
      <details className={styles.burger}>
        <summary>
          <Icon name="menu" size={24} />
          <Icon name="close" size={24} />
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
                  <summary className={styles.menuTitle}>
                    {entry.title}
                    <Icon name="next" />
                  </summary>
                  <MenuPanel sections={entry.sections} />
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

/** Sections in the editor's order; the style sheet orders them by priority in the burger menu (CMS-232). Asleep until it opens. */
function MenuPanel({ sections }: { sections: MenuEntry['sections'] }) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div ref={panel} className={styles.panel}>
      <Asleep around={panel}>
        {sections.map((section, index) => (
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
        ))}
      </Asleep>
    </div>
  );
}
