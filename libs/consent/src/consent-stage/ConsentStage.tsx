import { useAtom } from 'jotai/react';
import { useEffect } from 'react';
import { consentIsMissing } from '../consent.state.ts';
import { askForConsent, askingAtom } from './consent-stage.state.ts';

/** The page is left alone for so long, in ms (PLT-010). */
const DELAY = 1000;

export interface ConsentStageProps {
  /** This page can be read before one decides: the one that says what is stored. */
  waits?: boolean;
}

/** Where the banner appears: for who has not decided yet, soon after the page can be used, and for who asks for it. Cannot it be loaded, nothing is covered (PLT-015). */
export function ConsentStage({ waits = false }: ConsentStageProps) {
  const [asking, setAsking] = useAtom(askingAtom);

  useEffect(() => {
    if (waits) return;
    const timer = setTimeout(() => void (consentIsMissing() && askForConsent(true).catch(() => {})), DELAY);
    return () => clearTimeout(timer);
  }, [waits]);

  if (!asking) return null;
  const { Banner, turn, mustDecide, isOpen } = asking;
  return <Banner key={turn} mustDecide={mustDecide} isOpen={isOpen && !(mustDecide && waits)} onClose={() => setAsking({ ...asking, isOpen: false })} />;
}
