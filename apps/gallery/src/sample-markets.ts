import { getShop, type Shop } from '@selvedge/api-content';
import { recordedApi, recordingOf, type Recording, type SampleMarket } from '@selvedge/api-samples';
import { createApi } from '@selvedge/api-runtime';

const marketOf: Record<string, SampleMarket> = { en: 'en-gb', de: 'de-de', ar: 'ar-ae' };

/** What a language's market had when it was recorded. */
export interface SampleMarketRecording {
  recording: Recording;
  shop: Shop;
}

export async function recordingFor(language: string): Promise<SampleMarketRecording> {
  const market = marketOf[language] ?? 'en-gb';
  const recording = await recordingOf(market);
  return { recording, shop: await createApi({ fetch: recordedApi(recording) }).call(getShop, { market }) };
}
