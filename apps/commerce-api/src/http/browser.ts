import { parseCookie, stringifySetCookie } from 'cookie';
import { secretId } from '../order/secret-id.ts';

const NAME = 'notify-me';
const YEAR = 365 * 24 * 60 * 60;

/** The browser that asks, known by a secret that no script can read. It gets one when it first asks for something that is its own. */
export class Browser {
  #secret: string | undefined;
  #isNew = false;

  /** @param cookies the header of the request */
  constructor(cookies: string | undefined) {
    const given = parseCookie(cookies ?? '')[NAME];
    this.#secret = /^[\w-]{32}$/.test(given ?? '') ? given : undefined;
  }

  /** 192 random bits; nothing for a browser that is not known. */
  get secret(): string | undefined {
    return this.#secret;
  }

  /** From here on it is known. */
  remember(): string {
    this.#isNew ||= this.#secret === undefined;
    return (this.#secret ??= secretId());
  }

  /** What the answer has to set, if anything. @param isSecure whether the shop is reached by https only */
  cookieToSet(isSecure: boolean): string | undefined {
    return this.#isNew ? stringifySetCookie({ name: NAME, value: this.#secret!, httpOnly: true, sameSite: 'lax', path: '/', maxAge: YEAR, secure: isSecure }) : undefined;
  }
}
