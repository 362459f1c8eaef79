import { ShopProvider, useShop, useTranslate } from '@selvedge/market';
import { showToast } from '@selvedge/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { consentQueries } from '../consent.queries.ts';
import { useConsent } from '../use-consent.ts';
import { ConsentQuestion } from './ConsentQuestion.tsx';

export interface ConsentBannerProps {
  /** Nobody has decided yet: it stays until somebody has. */
  mustDecide: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** The question with its texts, once they are there. It goes when it is answered in another tab. */
export function ConsentBanner({ mustDecide, isOpen, onClose }: ConsentBannerProps) {
  const t = useTranslate();
  const shop = useShop();
  const choices = useConsent();
  const { data: texts, isError } = useQuery(consentQueries.texts(shop.market.id));
  const withTexts = useMemo(() => texts && { ...shop, translations: { ...shop.translations, ...texts } }, [shop, texts]);

  useEffect(() => {
    if (!isError) return;
    onClose();
    // Who has not asked for it misses nothing.
    if (!mustDecide) showToast({ kind: 'danger', text: t('feedback.error_generic') });
    // Once for each failure, whatever is rendered in between.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isError]);

  if (!withTexts) return null;
  return (
    <ShopProvider shop={withTexts}>
      <ConsentQuestion mustDecide={mustDecide} isOpen={isOpen && !(mustDecide && choices)} choices={choices} onClose={onClose} />
    </ShopProvider>
  );
}
