import { createContext, use, type ComponentType, type ReactNode } from 'react';

/** A hole in a component that no page renders, because an editor places it; a component itself. */
export interface Slot<Props> {
  (props: Props): ReactNode;
  /** What it is called, where somebody asks whether all are filled. */
  slotName: string;
}

/** What fills which slot. */
export type Fillings = ReadonlyMap<unknown, unknown>;

/** What the app fills the slots of its libraries with. */
export const FillingsContext = createContext<Fillings>(new Map());

/** Leaves a hole for another domain to fill; nothing where nobody does. */
export function createSlot<Props extends object>(slotName: string): Slot<Props> {
  function Slot(props: Props) {
    const Filling = use(FillingsContext).get(Slot) as ComponentType<Props> | undefined;
    return Filling && <Filling {...props} />;
  }
  return Object.assign(Slot, { slotName });
}

/** A line of the table of fillings. */
export const fill = <Props,>(slot: Slot<Props>, Filling: ComponentType<Props>) => [slot, Filling] as const;
