import { atom, getDefaultStore } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import type { ComponentType, ReactNode } from 'react';

/** A hole in a component that no page renders, because an editor places it; a component itself. */
export interface Slot<Props> {
  (props: Props): ReactNode;
  /** What it is called, where somebody asks whether all are filled. */
  slotName: string;
}

/** What fills which slot. */
export type Fillings = ReadonlyMap<unknown, unknown>;

const fillingsAtom = atom<Fillings>(new Map());

/** Leaves a hole for another domain to fill; nothing where nobody does, and on the server. */
export function createSlot<Props extends object>(slotName: string): Slot<Props> {
  function Slot(props: Props) {
    const Filling = useAtomValue(fillingsAtom).get(Slot) as ComponentType<Props> | undefined;
    return Filling && <Filling {...props} />;
  }
  return Object.assign(Slot, { slotName });
}

/** A line of the table of fillings. */
export const fill = <Props,>(slot: Slot<Props>, Filling: ComponentType<Props>) => [slot, Filling] as const;

/** Fills all slots of the open page, in the browser: what they hold is for who is there to use it. */
export const fillSlots = (fillings: Fillings): void => getDefaultStore().set(fillingsAtom, fillings);
