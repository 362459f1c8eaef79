import styles from './Logo.module.css';
import { shopName } from './shop-name.ts';

/** The word mark: the name of the house, or of one of its brands, with its one thread. */
export function Logo({ name = shopName }: { name?: string }) {
  return <span dir="ltr" translate="no" className={styles.wordmark}>{name}</span>;
}
