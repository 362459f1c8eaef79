import { getFreeFreightValue, type FreeFreight as Setting } from '@selvedge/api-content';
import type { Basket } from '@selvedge/api-order';
import { ask } from '@selvedge/api-runtime';
import { useMoney, useShop, useTranslate } from '@selvedge/market';
import { Icon, Progress, TextSkeleton } from '@selvedge/ui';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { isDigitalOnly } from '../lines.rules.ts';
import { missingForFreeFreight } from './free-freight.rules.ts';
import styles from './FreeFreight.module.css';

/** From what amount delivery is free (BSK-123). To be asked together with the basket, so that both are there at once. */
export function useFreeFreight(): Pick<FreeFreightProps, 'setting' | 'isPending'> {
  const { market } = useShop();
  const { data, isPending } = useQuery(ask(getFreeFreightValue, { market: market.id }));
  return { setting: data, isPending };
}

export interface FreeFreightProps {
  setting?: Setting;
  /** Keeps room for it, so that nothing moves when the answer comes. */
  isPending: boolean;
  basket: Basket;
}

/** What is missing until delivery is free, or that it is: a bar on its way there, or a message (BSK-122, BSK-126). */
export function FreeFreight({ setting, isPending, basket }: FreeFreightProps) {
  const t = useTranslate();
  const money = useMoney();
  if (isPending) return !isDigitalOnly(basket) && <div className={styles.freight}><TextSkeleton /></div>;
  const missing = setting && missingForFreeFreight(setting, basket);
  if (!missing) return null;
  const { freightValue = 0, freightVersion, textColor, backgroundColor, barColor, barBackgroundColor } = setting;
  const isReached = missing.amount === 0;
  // What is missing changes with every piece; only that nothing is missing any more is worth an announcement.
  const words = isReached ? t('basket.free_freight_reached') : <span aria-live="off">{t('basket.free_freight_missing', { amount: money(missing) })}</span>;
  return (
    <div
      className={styles.freight}
      data-coloured={backgroundColor !== undefined || undefined}
      style={{ '--ground': backgroundColor, color: textColor, '--color-muted': textColor, '--color-ink': barColor, '--color-line': barBackgroundColor } as CSSProperties}
    >
      {freightVersion?.toLowerCase() === 'message' ? (
        <p role="status" className={styles.message}>
          <Icon name={isReached ? 'check' : 'delivery'} />
          <span>{words}</span>
        </p>
      ) : (
        <Progress goal="delivery" words={words} value={freightValue - missing.amount} max={freightValue} />
      )}
    </div>
  );
}
