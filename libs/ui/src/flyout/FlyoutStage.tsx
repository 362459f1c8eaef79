import { createContext, useEffect, useState, type ComponentType } from 'react';
import { closeFlyout, flyoutClosed, useOpenedFlyout } from './flyout.state.ts';

export interface FlyoutModule {
  // Each flyout knows its own parameters; who opens it is held to them by type.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Flyout: ComponentType<{ parameters: any; close: () => void }>;
}

export interface FlyoutStageProps {
  /** Loads a flyout when it is asked for. */
  flyouts: Record<string, (() => Promise<FlyoutModule>) | undefined>;
  /** The open flyout closes when this changes, for example the address of the page. */
  resetOn?: unknown;
}

/** Whether the flyout on stage is closing, for the one that draws it. */
export const StageContext = createContext<{ isClosing: boolean; onClosed: () => void } | undefined>(undefined);

/** Where flyouts appear, one at a time (SHELL-118). */
export function FlyoutStage({ flyouts, resetOn }: FlyoutStageProps) {
  const { open, isClosing } = useOpenedFlyout();
  const [loaded, setLoaded] = useState<{ alias: string; module: FlyoutModule }>();
  const alias = open?.alias;

  useEffect(() => {
    if (alias === undefined) return;
    let isCurrent = true;
    const load = flyouts[alias];
    Promise.resolve(load?.())
      .then((module) => {
        if (!isCurrent) return;
        if (module) setLoaded({ alias, module });
        else flyoutClosed();
      })
      // Offline, or a build that has moved on: nothing opens, and the next press tries again.
      .catch(() => isCurrent && flyoutClosed());
    return () => void (isCurrent = false);
  }, [alias, flyouts]);

  useEffect(() => closeFlyout, [resetOn]);

  if (!open || loaded?.alias !== open.alias) return null;
  const { Flyout } = loaded.module;
  return (
    <StageContext value={{ isClosing, onClosed: flyoutClosed }}>
      <Flyout parameters={open.parameters} close={closeFlyout} />
    </StageContext>
  );
}
