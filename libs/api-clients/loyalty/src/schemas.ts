export * from './generated/valibot.gen.ts';
