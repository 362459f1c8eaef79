import type { ShopEnvironment } from '../../settings.ts';

export interface AdyenSettings {
  apiKey: string;
  merchantAccount: string;
  /** Travels to the browser. */
  clientKey: string;
  /** Hex; signs the notifications. */
  hmacKey: string;
  /** The provider's name for where the account lives: test, live, live-us … */
  environment: string;
  /** Of the account's own live address. */
  livePrefix?: string;
  /** Where the Checkout API is, when not at Adyen's. */
  apiUrl?: string;
  /** Where the browser reaches the provider, when not at Adyen's. */
  browserUrl?: string;
}

const environments = ['test', 'live', 'live-us', 'live-au', 'live-apse', 'live-in', 'live-nea'];
const needed = ['ADYEN_API_KEY', 'ADYEN_MERCHANT_ACCOUNT', 'ADYEN_CLIENT_KEY', 'ADYEN_HMAC_KEY'] as const;

/**
 * Reads the account with Adyen; nothing when none is named. Production takes no sandbox and no test account: orders would be
 * placed that nobody has paid.
 * @throws Error with a sentence that names the variable
 */
export function readAdyenSettings(env: NodeJS.ProcessEnv, shop: ShopEnvironment): AdyenSettings | undefined {
  const given = needed.filter((name) => env[name]);
  if (given.length === 0) return undefined;
  const missing = needed.find((name) => !env[name]);
  if (missing) throw new Error(`${missing} is missing. ${given[0]} is set, so payment is wanted, which takes all of ${needed.join(', ')}.`);

  const environment = env.ADYEN_ENVIRONMENT ?? 'test';
  if (!environments.includes(environment)) throw new Error(`ADYEN_ENVIRONMENT is "${environment}"; it must be one of ${environments.join(', ')}.`);
  if (!/^([0-9a-f]{2}){16,}$/i.test(env.ADYEN_HMAC_KEY!)) throw new Error('ADYEN_HMAC_KEY must be the hexadecimal key that the provider shows for its webhook.');
  if (environment !== 'test' && !env.ADYEN_LIVE_PREFIX) throw new Error(`ADYEN_LIVE_PREFIX is missing: the ${environment} account has an address of its own, which begins with it.`);
  const settings: AdyenSettings = {
    apiKey: env.ADYEN_API_KEY!, merchantAccount: env.ADYEN_MERCHANT_ACCOUNT!, clientKey: env.ADYEN_CLIENT_KEY!, hmacKey: env.ADYEN_HMAC_KEY!, environment,
    livePrefix: env.ADYEN_LIVE_PREFIX, apiUrl: originIn(env, 'ADYEN_API_URL'), browserUrl: originIn(env, 'ADYEN_BROWSER_URL'),
  };
  if (shop === 'production') refuseSandbox(settings);
  return settings;
}

function refuseSandbox({ apiKey, clientKey, environment, apiUrl, browserUrl }: AdyenSettings): void {
  const why = 'A shop with SHOP_ENV=production takes real money only:';
  for (const [name, key] of [['ADYEN_API_KEY', apiKey], ['ADYEN_CLIENT_KEY', clientKey]] as const) {
    if (/^(sandbox|test)_/i.test(key)) throw new Error(`${why} ${name} is the key of a sandbox or of a test account.`);
  }
  if (environment === 'test') throw new Error(`${why} set ADYEN_ENVIRONMENT to live or one of its regions.`);
  for (const [name, url] of [['ADYEN_API_URL', apiUrl], ['ADYEN_BROWSER_URL', browserUrl]] as const) {
    if (url && !/^https:\/\/([\w-]+\.)*(adyen\.com|adyenpayments\.com)$/.test(url)) throw new Error(`${why} ${name} is ${url}, which is not the provider. Leave it out.`);
  }
}

function originIn(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  // The card form believes messages of exactly this origin, and says nothing when a path spoils it.
  if (!URL.canParse(value) || new URL(value).pathname !== '/') throw new Error(`${name} is "${value}"; it must be an address without a path, such as http://localhost:4003.`);
  return new URL(value).origin;
}
