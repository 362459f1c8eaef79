import { createHash, createHmac, randomBytes } from 'node:crypto';

/** What is kept of a secret: enough to know it again, nothing to use it by. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** By which a browser ends a subscription of its own: its secret and the subscription make it, so that it need not be kept. */
export const tokenOf = (browserSecret: string, subscriptionId: number): string => createHmac('sha256', browserSecret).update(`subscription ${subscriptionId}`).digest('base64url');

/** By which a mail's link does. */
export const mailToken = (): string => randomBytes(32).toString('base64url');
