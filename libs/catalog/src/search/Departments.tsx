import { ShopLink, useShop, useTranslate } from '@selvedge/market';
import styles from './SearchFlyout.module.css';

/** Where one can begin without a word: what the menu leads to. Nothing when it is empty. */
export function Departments() {
  const t = useTranslate();
  const departments = useShop().navigation.menu.filter(({ link }) => link?.url);
  if (departments.length === 0) return null;
  return (
    <section>
      <h3>{t('search.begin')}</h3>
      <ul>
        {departments.map(({ id, title, link }) => <li key={id}><ShopLink to={link!.url!} className={styles.term}>{title}</ShopLink></li>)}
      </ul>
    </section>
  );
}
