import { Footer } from '../shell/Footer.tsx';
import type { LayoutProps } from './layouts.ts';
import { PlainLayout } from './PlainLayout.tsx';

/** What was bought, and below it the footer to go on from. */
export const ReceiptLayout = (props: LayoutProps) => <PlainLayout {...props} end={<Footer page={props.page} />} />;
