import { randomBytes } from 'node:crypto';

/** An id that is a credential: 192 random bits. */
export const secretId = (): string => randomBytes(24).toString('base64url');
