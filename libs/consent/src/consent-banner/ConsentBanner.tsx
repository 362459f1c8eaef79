import { ShopProvider, useShop, useTranslate } from '@selvedge/market';
import { showToast } from '@selvedge/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { consentQueries } from '../consent.queries.ts';
import { useConsent } from '../use-consent.ts';
import { ConsentQuestion } from './ConsentQuestion.tsx';

export interface ConsentBannerProps {
  /** Nobody has decided yet: it stays until somebody has. */
  mustDecide: boolean;
  onClose: () => void;
}

/** The question with its texts, once they are there. It goes when it is answered in another tab. */
export function ConsentBanner({ mustDecide, onClose }: ConsentBannerProps) {
  const t = useTranslate();
  const shop = useShop();
  const choices = useConsent();
  const { data, isError, isFetching } = useQuery(consentQueries.texts(shop.market.id));
  // In slices: nobody waits for the question.
  const texts = useDeferredValue(data);
  const withTexts = useMemo(() => texts && { ...shop, translations: { ...shop.translations, ...texts } }, [shop, texts]);
  const isAnswered = mustDecide && choices !== undefined;
  const isFailed = isError && !isFetching;

  useEffect(() => {
    if (isAnswered || isFailed) onClose();
    // Who has not asked for it misses nothing.
    if (isFailed && !mustDecide) showToast({ kind: 'danger', text: t('feedback.error_generic') });
  }, [isAnswered, isFailed, mustDecide, onClose, t]);

  if (!withTexts || isAnswered) return null;
  return <ShopProvider shop={withTexts}><ConsentQuestion mustDecide={mustDecide} choices={choices} onClose={onClose} /></ShopProvider>;
}
