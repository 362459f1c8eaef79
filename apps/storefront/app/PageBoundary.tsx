import { Component, lazy, Suspense, type ReactNode } from 'react';

const PageFailed = lazy(async () => ({ default: (await import('./PageFailed.tsx')).PageFailed }));

/** A page that cannot be drawn says so instead of leaving an empty window; the next one is drawn again. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Suspense><PageFailed /></Suspense> : this.props.children;
  }
}
