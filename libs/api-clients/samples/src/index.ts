export { recordedApi, recordingOf, sampleMarkets, samplePlaces, type RecordedCall, type Recording, type SampleMarket, type SamplePlace } from './recording.ts';
export { answers, keepsWaiting, refuses, sampleApi, takeUnanswered, type SampleAnswer } from './sample-api.ts';
