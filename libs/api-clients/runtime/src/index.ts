export { createApi, type Api, type ApiSettings, type CallOptions, type Send, type SentAnswer } from './api.ts';
export { ApiError, UNEXPECTED } from './api-error.ts';
export { apiOf, ask, provideApi } from './ask.ts';
export type { AnswerOf, ArgumentsOf, Operation } from './operation.ts';
