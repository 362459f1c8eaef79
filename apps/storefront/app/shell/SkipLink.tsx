import { useTranslate } from '@selvedge/market';
import styles from './SkipLink.module.css';

export function SkipLink() {
  const t = useTranslate();
  return (
    <a href="#content" className={styles.skip}>
      {t('shell.skip_to_content')}
    </a>
  );
}
