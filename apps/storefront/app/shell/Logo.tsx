import styles from './Logo.module.css';

/** The word mark: the house's name with its one red thread. */
export function Logo() {
  return <span className={styles.wordmark}>Selvedge</span>;
}
