import { useTranslate } from '@selvedge/market';
import { showToast } from '@selvedge/ui';
import { useAtom } from 'jotai/react';
import { useEffect, useState } from 'react';
import type { ConsentBanner } from '../consent-banner/ConsentBanner.tsx';
import { consentAnswers } from '../consent.state.ts';
import { askingAtom } from './asking.state.ts';

/** The page is left alone for so long, in ms (PLT-010). */
const DELAY = 1000;

export interface ConsentStageProps {
  /** `loadConsentBanner` of `@selvedge/consent/banner`. */
  load: () => Promise<{ ConsentBanner: typeof ConsentBanner }>;
  /** This page can be read before one decides: the one that says what is stored. */
  waits?: boolean;
}

/** Where the banner appears: for who has not decided yet, soon after the page can be used, and for who asks for it. Cannot it be loaded, nothing is covered (PLT-015). */
export function ConsentStage({ load, waits = false }: ConsentStageProps) {
  const t = useTranslate();
  const [asking, ask] = useAtom(askingAtom);
  const [Banner, setBanner] = useState<typeof ConsentBanner>();

  useEffect(() => {
    if (waits) return;
    const timer = setTimeout(() => void (consentAnswers() ?? ask((open) => open ?? 'first')), DELAY);
    return () => clearTimeout(timer);
  }, [ask, waits]);

  useEffect(() => {
    if (!asking) return;
    const fail = () => {
      ask(undefined);
      // Who has not asked for it misses nothing.
      if (asking === 'again') showToast({ kind: 'danger', text: t('feedback.error_generic') });
    };
    load().then(({ ConsentBanner }) => setBanner(() => ConsentBanner), fail);
  }, [ask, asking, load, t]);

  if (!Banner || !asking || (waits && asking === 'first')) return null;
  return <Banner mustDecide={asking === 'first'} onClose={() => ask(undefined)} />;
}
