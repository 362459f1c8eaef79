import { atom, getDefaultStore } from 'jotai/vanilla';
import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** A hole in a component that no page renders, because an editor places it; a component itself. */
export interface Slot<Props> {
  (props: Props): ReactNode;
  /** What it is called, where somebody asks whether all are filled. */
  slotName: string;
}

/** What fills which slot. */
export type Fillings = ReadonlyMap<unknown, unknown>;

const none: Fillings = new Map();
const fillingsAtom = atom(none);

const store = getDefaultStore();
const subscribe = (listener: () => void) => store.sub(fillingsAtom, listener);
/** A part of the page that is hydrated only now begins as the server wrote it, whatever was filled meanwhile. */
const useFillings = () => useSyncExternalStore(subscribe, () => store.get(fillingsAtom), () => none);

/** Leaves a hole for another domain to fill; nothing where nobody does, and on the server. */
export function createSlot<Props extends object>(slotName: string): Slot<Props> {
  function Slot(props: Props) {
    const Filling = useFillings().get(Slot) as ComponentType<Props> | undefined;
    return Filling && <Filling {...props} />;
  }
  return Object.assign(Slot, { slotName });
}

/** A line of the table of fillings. */
export const fill = <Props,>(slot: Slot<Props>, Filling: ComponentType<Props>) => [slot, Filling] as const;

/** Fills all slots of the open page, in the browser: what they hold is for who is there to use it. */
export const fillSlots = (fillings: Fillings): void => store.set(fillingsAtom, fillings);
