import { useMutationState } from '@tanstack/react-query';
import type { Change } from './basket.rules.ts';

/** What the keys of all changes of lines begin with. */
export const lineChanges = ['basket lines'];

/** What is on its way to the server, in order. Every page asks for it; what makes the changes is loaded where there are some to make. */
export const usePendingChanges = (): Change[] =>
  useMutationState({ filters: { status: 'pending', mutationKey: lineChanges }, select: ({ state }) => state.variables as Change });
