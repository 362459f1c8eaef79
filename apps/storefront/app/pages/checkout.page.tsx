import { definePage } from '../define-page.ts';
import { CheckoutSteps } from './CheckoutSteps.tsx';

/** The steps before payment. */
export const page = definePage({ Component: CheckoutSteps });
