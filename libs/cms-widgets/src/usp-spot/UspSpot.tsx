import { ShopLink } from '@selvedge/market';
import { Icon } from '@selvedge/ui';
import styles from './UspSpot.module.css';

export interface UspSpotProps {
  icon?: 'delivery' | 'returns' | 'payment' | 'repair';
  title: string;
  text?: string;
  url?: string;
}

/** A reason to buy here (CMS-052). */
export function UspSpot({ icon, title, text, url }: UspSpotProps) {
  return (
    <div className={styles.spot}>
      {icon && <Icon name={icon} size={22} />}
      <p className={styles.title}>{url ? <ShopLink to={url}>{title}</ShopLink> : title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
