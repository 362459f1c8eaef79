import type { FastifyInstance } from 'fastify';
import type { OptIn, Subscription } from '@selvedge/api-notify-me';
import { eq } from 'drizzle-orm';
import { now } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { mail, subscription } from '../storage/schema.ts';

/** The owners of all mailboxes confirm what was asked for, and the mails that ask for it are gone. */
export async function confirmAll(db: Database): Promise<void> {
  await db.update(subscription).set({ confirmedAt: now });
  await db.delete(mail).where(eq(mail.kind, 'confirm-subscription'));
}

/** A shopper in a browser of their own: keeps what the API sets as a cookie. */
export class Shopper {
  static #count = 0;
  readonly #api: FastifyInstance;
  readonly #market: string;
  readonly #number = Shopper.#count++;
  cookies: Record<string, string> = {};
  /** Nobody else's: opt-ins are counted by address. */
  readonly email = `anna.${this.#number}@mail.example`;

  constructor(api: FastifyInstance, market = 'en-gb') {
    this.#api = api;
    this.#market = market;
  }

  async #ask(method: 'GET' | 'PUT', url: string, payload?: object) {
    const answer = await this.#api.inject({ method, url, remoteAddress: `198.51.100.${this.#number % 250}`, cookies: this.cookies, ...(payload ? { payload } : {}) });
    for (const { name, value } of answer.cookies) this.cookies[name] = value;
    return answer;
  }

  optIn = (body: Partial<OptIn> & { productId: string }, kind: 'notifyme' | 'productgoinglive' = 'notifyme') =>
    this.#ask('PUT', `/api/${kind}/${this.#market}/optin`, { email: this.email, acceptTerms: true, ...body });

  check = (productId: string) => this.#ask('GET', `/api/notifyme/${this.#market}/check-existing-subscription?productId=${productId}`);

  /** What this browser waits for; nothing when it is told that there is no subscription. */
  async waiting(productId: string): Promise<Subscription['waiting']> {
    const answer = await this.check(productId);
    return answer.statusCode === 204 ? undefined : answer.json<Subscription>().waiting;
  }

  optOut = (token?: string) => this.#ask('GET', `/api/notifyme/${this.#market}/optout${token === undefined ? '' : `?token=${token}`}`);
}
