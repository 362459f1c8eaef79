/** Random bytes in Base64 reach it with 32 characters, words that people make up hardly do. */
const LEAST_SECRET = 32;
const LEAST_DIFFERENT = 12;
const provider = ['ADYEN_API_KEY', 'ADYEN_MERCHANT_ACCOUNT', 'ADYEN_CLIENT_KEY', 'ADYEN_HMAC_KEY'];

const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

/**
 * Refuses to open a shop to the world that is not set up for it.
 * @throws Error that names everything that is missing, at once
 */
export function requireProductionSettings(env: NodeJS.ProcessEnv): void {
  if (env.SHOP_ENV !== 'production') return;
  const origins = (env.SHOP_ORIGINS ?? '').split(',').map((origin) => origin.trim());
  const secret = env.SHOP_SECRET ?? '';
  const faults = [
    isHttps(env.PUBLIC_URL ?? '') ? '' : 'PUBLIC_URL must be the https address of the shop',
    origins.every(isHttps) ? '' : 'SHOP_ORIGINS must be the https origins of the shop, with commas between',
    secret.length >= LEAST_SECRET && new Set(secret).size >= LEAST_DIFFERENT ? '' : `SHOP_SECRET must be at least ${LEAST_SECRET} random characters, such as those of: openssl rand -base64 32`,
    ...provider.map((name) => (env[name] ? '' : `${name} is the payment provider's and is missing`)),
  ].filter(Boolean);
  if (faults.length > 0) throw new Error(`A shop with SHOP_ENV=production does not start without all of its settings: ${faults.join('; ')}.`);
}
