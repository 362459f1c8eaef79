import type { ReactNode } from 'react';
import type { ResolvedPage } from '../define-page.ts';
import { Footer } from '../shell/Footer.tsx';
import { PlainLayout } from './PlainLayout.tsx';

/** What was bought stands alone; below it the shop goes on. */
export function ReceiptLayout({ page, children }: { page: ResolvedPage; children: ReactNode }) {
  return (
    <>
      <PlainLayout page={page}>{children}</PlainLayout>
      <Footer page={page} />
    </>
  );
}
