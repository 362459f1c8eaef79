import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** In the place of what has thrown; nothing when left out. */
  fallback?: ReactNode;
  onError?: (error: unknown) => void;
}

/** What throws while it is drawn takes nothing else with it. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

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
