import styles from './Logo.module.css';

/** The word mark: the name of the house, or of one of its brands, with its one thread. */
export function Logo({ name = 'Selvedge' }: { name?: string }) {
  return <span dir="ltr" translate="no" className={styles.wordmark}>{name}</span>;
}
