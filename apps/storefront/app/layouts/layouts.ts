import type { ComponentType, ReactNode } from 'react';
import type { LayoutName, ResolvedPage } from '../define-page.ts';
import { DefaultLayout } from './DefaultLayout.tsx';
import { PlainLayout } from './PlainLayout.tsx';

export type Layout = ComponentType<{ page: ResolvedPage; children: ReactNode }>;

/** What stands around a page (SHELL-058). The layouts of pages to come are the default one until they are built. */
export const layouts: Record<LayoutName, Layout> = {
  default: DefaultLayout,
  checkout: PlainLayout,
  receipt: PlainLayout,
  plain: PlainLayout,
  account: DefaultLayout,
  error: PlainLayout,
};
