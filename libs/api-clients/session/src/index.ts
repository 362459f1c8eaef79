export * from './generated/operations.gen.ts';
export type * from './generated/types.gen.ts';
