import type { RenderQueueSettings } from './render-queue.ts';
import { shopEnvironments, type ShopEnvironment } from '@selvedge/market/request';

export interface StorefrontSettings {
  environment: ShopEnvironment;
  host: string;
  port: number;
  /** Where the commerce API answers, without a slash at the end. */
  apiUrl: string;
  /** The shop's public address, for canonical and alternate links. */
  publicUrl: string;
  /** Where browsers get pictures below the fold, if not from the shop itself: over HTTP/1.1 they have six connections to a host. */
  picturesUrl?: string;
  /** Shared with the API, which believes forwarded headers only with it. */
  secret?: string;
  /** Host names of the in-store ordering context. */
  inStoreHosts: string[];
  /** Where the payment step may reach: the provider's hosts, as sources of a content security policy. */
  paymentOrigins: string[];
  /** Where scripts that advise on sizes may come from, as sources of a content security policy (CAT-196). */
  sizeAdviceOrigins: string[];
  /** Addresses of the proxies in front, whose forwarded headers count. */
  trustProxy: string | false;
  /** Bound of the page cache, in bytes. */
  cacheSize: number;
  renderQueue: RenderQueueSettings;
}

/** @throws Error with a sentence that names the variable */
export function readSettings(env: NodeJS.ProcessEnv = process.env): StorefrontSettings {
  const environment = (env.SHOP_ENV ?? 'demo') as ShopEnvironment;
  if (!shopEnvironments.includes(environment)) throw new Error(`SHOP_ENV is "${environment}"; it must be one of ${shopEnvironments.join(', ')}.`);
  const port = Number(env.PORT ?? 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is "${env.PORT}"; it must be a port number.`);
  const publicUrl = address(env.PUBLIC_URL ?? `http://localhost:${port}`, 'PUBLIC_URL');
  const settings: StorefrontSettings = {
    environment,
    host: env.HOST ?? '127.0.0.1',
    port,
    apiUrl: address(env.API_URL ?? 'http://127.0.0.1:4001', 'API_URL'),
    publicUrl,
    picturesUrl: env.PICTURES_URL ? address(env.PICTURES_URL, 'PICTURES_URL') : undefined,
    secret: env.SHOP_SECRET,
    inStoreHosts: (env.IN_STORE_HOSTS ?? '').split(',').map((host) => host.trim()).filter(Boolean),
    paymentOrigins: paymentOriginsFrom(env.PAYMENT_ORIGINS ?? 'https://*.adyen.com', environment),
    sizeAdviceOrigins: originsFrom(env.SIZE_ADVICE_ORIGINS ?? '', 'SIZE_ADVICE_ORIGINS'),
    trustProxy: env.TRUST_PROXY || false,
    cacheSize: 128 * 1024 * 1024,
    renderQueue: { concurrency: 32, maxWaiting: 256, maxWait: 5_000 },
  };
  if (environment === 'production') requireProductionSettings(settings, env);
  return settings;
}

/** Long enough, and of enough different characters, that nobody guesses it: `openssl rand -base64 32` gives such a secret. */
const isStrong = (secret = '') => secret.length >= 32 && new Set(secret).size >= 12;

/** @throws Error that names everything that is missing */
function requireProductionSettings({ publicUrl, secret }: StorefrontSettings, env: NodeJS.ProcessEnv): void {
  const missing = [
    ...(env.PUBLIC_URL && publicUrl.startsWith('https:') ? [] : ['PUBLIC_URL must be the https address of the shop, for example https://shop.example']),
    ...(isStrong(secret) ? [] : ['SHOP_SECRET must be a random text of at least 32 characters, the same for storefront and API (openssl rand -base64 32)']),
  ];
  if (missing.length > 0) throw new Error(`A shop with SHOP_ENV=production cannot start:\n${missing.map((line) => `- ${line}.`).join('\n')}`);
}

function paymentOriginsFrom(value: string, environment: ShopEnvironment): string[] {
  const origins = originsFrom(value, 'PAYMENT_ORIGINS');
  for (const origin of origins) {
    if (environment === 'production' && !/^https:\/\/([\w.*-]+\.)?(adyen\.com|adyenpayments\.com)$/.test(origin)) throw new Error(`PAYMENT_ORIGINS holds ${origin}, which is not the payment provider. A shop with SHOP_ENV=production takes real money only.`);
  }
  return origins;
}

function originsFrom(value: string, name: string): string[] {
  const origins = value.split(/[\s,]+/).filter(Boolean);
  for (const origin of origins) if (!/^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(origin)) throw new Error(`${name} holds "${origin}"; it must be a list of origins such as https://*.example.com, with commas between.`);
  return origins;
}

function address(value: string, name: string): string {
  if (!URL.canParse(value)) throw new Error(`${name} is "${value}"; it must be an address such as http://127.0.0.1:4001.`);
  return value.replace(/\/+$/, '');
}
