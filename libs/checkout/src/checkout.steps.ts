/** The steps that have a page, in their order, with what stands behind the checkout's address (CHK-008, CHK-016). */
export const checkoutSteps = ['customer', 'details', 'shipping', 'summary', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Numbers of the steps: 0 outside the checkout, 6 while a payment is in progress (CHK-015). */
export const stepNumber = (step: CheckoutStep): number => checkoutSteps.indexOf(step) + 1;

/** Where a step is below the checkout: `/details`. */
export const pathOfStep = (step: CheckoutStep): string => `/${step}`;

/** The step that a path below the checkout names; the customer's for one that is unknown (CHK-009). */
export const stepOfPath = (path: string): CheckoutStep => checkoutSteps.find((step) => pathOfStep(step) === path.replace(/(?<!\/)\/+$/, '')) ?? 'customer';
