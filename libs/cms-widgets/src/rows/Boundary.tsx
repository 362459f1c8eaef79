import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** In the place of what has thrown; nothing when left out. */
  fallback?: ReactNode;
  onError?: (error: unknown) => void;
  /** Another value is another attempt. */
  resetOn?: unknown;
}

interface BoundaryState {
  failed: boolean;
  resetOn: unknown;
}

/** What throws while it is drawn takes nothing else with it. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, resetOn: this.props.resetOn };

  static getDerivedStateFromProps({ resetOn }: BoundaryProps, state: BoundaryState) {
    return Object.is(resetOn, state.resetOn) ? null : { failed: false, resetOn };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
