import type { LineItem } from '@selvedge/api-order';
import { badgesAt, type BadgePlace } from '@selvedge/market';
import { Badge } from '@selvedge/ui';
import styles from './LineBadges.module.css';

/** What editors say about the product of a line, in the line: its picture is too small to carry words (CAT-076). */
export function LineBadges({ badges, place }: { badges: LineItem['badges']; place: Extract<BadgePlace, 'basket' | 'miniBasket' | 'checkout'> }) {
  const shown = badgesAt(place, badges);
  if (!shown) return null;
  return (
    <ul className={styles.badges}>
      {shown.map(({ id, title, look }) => <li key={id}><Badge title={title} {...look} /></li>)}
    </ul>
  );
}
