import { Component, createContext, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { showToast } from '../toast/toast.state.ts';
import { closeFlyout, flyoutClosed, pageLeft, useOpenedFlyout } from './flyout.state.ts';

export interface FlyoutModule {
  // Each flyout knows its own parameters; who opens it is held to them by type.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Flyout: ComponentType<{ parameters: any; close: () => void }>;
}

export interface FlyoutStageProps {
  /** Loads a flyout when it is asked for. */
  flyouts: Record<string, (() => Promise<FlyoutModule>) | undefined>;
  /** What all of them need besides: waited for while one loads, and failing as its loading would. */
  prepare?: () => Promise<unknown>;
  /** The open flyout closes when this changes, for example the page. */
  resetOn?: unknown;
  /** Said when a flyout could not be loaded or broke, as a toast. */
  failedText?: string;
}

/** How long a flyout takes to leave, in ms (SHELL-120, BSK-021). */
const LEAVING = 500;

/** What the stage tells the flyout that stands on it. */
export const StageContext = createContext<{ isClosing: boolean; resetOn?: unknown }>({ isClosing: false });

/** Where flyouts appear, one at a time (SHELL-118). */
export function FlyoutStage({ flyouts, prepare, resetOn, failedText }: FlyoutStageProps) {
  const { open, isClosing, turn } = useOpenedFlyout();
  const [loaded, setLoaded] = useState<{ alias: string; module: FlyoutModule }>();
  const alias = open?.alias;
  const Flyout = loaded?.alias === alias ? loaded?.module.Flyout : undefined;

  const fail = () => {
    flyoutClosed();
    if (failedText) showToast({ kind: 'danger', text: failedText });
  };
  const onFailed = useEffectEvent(fail);
  const onOpening = useEffectEvent(() => prepare?.());

  useEffect(() => {
    if (alias === undefined) return;
    let isCurrent = true;
    // Offline, or a build that has moved on: nothing opens, and the next press tries again.
    Promise.all([flyouts[alias]?.(), onOpening()]).then(
      ([module]) => isCurrent && (module ? setLoaded({ alias, module }) : flyoutClosed()),
      () => isCurrent && onFailed(),
    );
    return () => void (isCurrent = false);
    // With the turn, because what is asked for twice in a row may have failed the first time.
  }, [alias, flyouts, turn]);

  useEffect(() => {
    if (!isClosing) return;
    const isStill = !Flyout || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(flyoutClosed, isStill ? 0 : LEAVING);
    return () => clearTimeout(timer);
  }, [isClosing, Flyout]);

  useEffect(() => pageLeft, [resetOn]);

  if (!open || !Flyout) return null;
  return (
    <StageContext value={{ isClosing, resetOn }}>
      <Fence key={turn} onFall={fail}>
        <Flyout parameters={open.parameters} close={closeFlyout} />
      </Fence>
    </StageContext>
  );
}

/** A flyout that breaks takes nothing of the page with it. */
class Fence extends Component<{ onFall: () => void; children: ReactNode }> {
  override state = { hasFallen: false };
  static getDerivedStateFromError = () => ({ hasFallen: true });

  override componentDidCatch(): void {
    this.props.onFall();
  }

  override render(): ReactNode {
    return this.state.hasFallen ? null : this.props.children;
  }
}
