import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import type { market } from '../storage/schema.ts';
import type { Browser } from './browser.ts';

export type MarketRow = typeof market.$inferSelect;

/** Who asks. */
export interface Caller {
  /** Address of the shopper's machine. */
  ip: string;
  /** Whether the shopper stands in a store's ordering terminal (SHELL-009, SHELL-011). */
  inStore: boolean;
  /** Whether an editor looks at what is not published yet; never in production (SHELL-005, SHELL-006). */
  preview: boolean;
  browser: Browser;
}

export interface CallerInMarket extends Caller {
  market: MarketRow;
}

/** Forwarded address and in-store header are believed from the storefront only, which knows the secret (PLT-054, PLT-055). */
export function callerOf(request: Pick<FastifyRequest, 'headers' | 'ip' | 'query'>, { secret, environment }: Pick<Settings, 'secret' | 'environment'>): Omit<Caller, 'browser'> {
  const { headers } = request;
  const trusted = secret !== undefined && sameSecret(headers['x-shop-secret'], secret);
  const [forwarded = ''] = String(headers['x-forwarded-for'] ?? '').split(',', 1).map((one) => one.trim());
  return {
    ip: trusted && isIP(forwarded) ? forwarded : request.ip,
    inStore: trusted && headers['x-iso-context'] === 'true',
    preview: environment !== 'production' && (request.query as { preview?: boolean } | undefined)?.preview === true,
  };
}

/** Compares digests, so that neither time nor length tells anything about the secret. */
function sameSecret(given: unknown, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return typeof given === 'string' && given !== '' && timingSafeEqual(digest(given), digest(secret));
}
