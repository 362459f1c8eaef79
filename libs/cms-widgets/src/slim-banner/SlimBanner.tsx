import { ShopLink } from '@selvedge/market';
import { readableOn } from '../readable-on.rules.ts';
import styles from './SlimBanner.module.css';

export interface SlimBannerProps {
  text: string;
  url?: string;
  backgroundColor?: string;
  color?: string;
}

/** One line of news across the page (CMS-043). */
export function SlimBanner({ text, url, backgroundColor, color }: SlimBannerProps) {
  return (
    <p className={styles.banner} style={{ backgroundColor, color: color ?? (backgroundColor && readableOn(backgroundColor)) }}>
      {url ? <ShopLink to={url}>{text}</ShopLink> : text}
    </p>
  );
}
