import type { ComponentType, ReactNode } from 'react';
import type { LayoutName, ResolvedPage } from '../define-page.ts';
import { CheckoutLayout } from './CheckoutLayout.tsx';
import { DefaultLayout } from './DefaultLayout.tsx';
import { PlainLayout } from './PlainLayout.tsx';
import { ReceiptLayout } from './ReceiptLayout.tsx';

export interface LayoutProps {
  page: ResolvedPage;
  children: ReactNode;
}

/** What stands around a page (SHELL-058). The layouts of pages to come are the default one until they are built. */
export const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  default: DefaultLayout,
  checkout: CheckoutLayout,
  receipt: ReceiptLayout,
  plain: PlainLayout,
  account: DefaultLayout,
  error: PlainLayout,
};
