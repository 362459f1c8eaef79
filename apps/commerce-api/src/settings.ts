import { join, resolve } from 'node:path';
import { readMailSettings, type MailSettings } from './mail/mail.settings.ts';
import type { PictureRoom } from './media/pictures.ts';
import { readAdyenSettings, type AdyenSettings } from './payment/adyen/adyen.settings.ts';

/** What may run where: demo and test have sample data, preview and sandbox keys; production has none of them. */
export const shopEnvironments = ['demo', 'test', 'production'] as const;
export type ShopEnvironment = (typeof shopEnvironments)[number];

export interface Settings {
  environment: ShopEnvironment;
  host: string;
  port: number;
  /** Folder of the embedded PostgreSQL and its log. */
  dataDirectory: string;
  /** Another PostgreSQL; the embedded one when left out. */
  databaseUrl?: string;
  postgresPort: number;
  /** Shared with the storefront: only with it are forwarded-IP and in-store headers believed. */
  secret?: string;
  /** The account with the payment provider; without one only gift cards can pay. */
  adyen?: AdyenSettings;
  /** Origins of the shop, to which shoppers return from a provider. */
  shopOrigins: string[];
  /** Where mails go; without it they wait. */
  mail?: MailSettings;
  /** Where made pictures are kept. */
  pictures?: PictureRoom;
  /** How long goods are held for a shopper who pays, in ms. */
  holdFor: number;
  /** Multiplies the rate limits by address. */
  rateLimitScale: number;
}

export const HOLD_FOR = 15 * 60_000;

/** @throws Error with a sentence that names the variable */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const environment = (env.SHOP_ENV ?? 'demo') as ShopEnvironment;
  if (!shopEnvironments.includes(environment)) throw new Error(`SHOP_ENV is "${environment}"; it must be one of ${shopEnvironments.join(', ')}.`);
  return {
    environment,
    host: env.API_HOST ?? '127.0.0.1',
    port: portFrom(env.API_PORT, 'API_PORT', 4001),
    dataDirectory: env.DATA_DIR ?? '.data',
    databaseUrl: env.DATABASE_URL || undefined,
    postgresPort: portFrom(env.POSTGRES_PORT, 'POSTGRES_PORT', 4002),
    secret: env.SHOP_SECRET,
    adyen: readAdyenSettings(env, environment),
    mail: readMailSettings(env, environment),
    shopOrigins: (env.SHOP_ORIGINS ?? 'http://localhost:4000').split(',').map((origin) => originFrom(origin.trim())),
    pictures: { folder: resolve(env.PICTURES_DIR || join(env.DATA_DIR ?? '.data', 'pictures')), bytes: megabytesFrom(env.PICTURES_MB) * 1024 * 1024 },
    rateLimitScale: numberFrom(env.RATE_LIMIT_SCALE, 'RATE_LIMIT_SCALE', 1, { least: 0.1, most: 10_000 }),
    holdFor: minutesFrom(env.PAYMENT_HOLD_MINUTES) ?? HOLD_FOR,
  };
}

function originFrom(value: string): string {
  if (!URL.canParse(value) || new URL(value).origin !== value.replace(/\/$/, '')) throw new Error(`SHOP_ORIGINS holds "${value}"; it must be a list of addresses without a path, such as https://shop.example, with commas between.`);
  return new URL(value).origin;
}

function minutesFrom(value: string | undefined): number | undefined {
  if (!value) return undefined;
  const minutes = Number(value);
  if (!(minutes > 0 && minutes <= 24 * 60)) throw new Error(`PAYMENT_HOLD_MINUTES is "${value}"; it must be a number of minutes, at most a day.`);
  return minutes * 60_000;
}

/** A number within bounds, or the standard when none is given. */
function numberFrom(value: string | undefined, name: string, standard: number, { least, most }: { least: number; most: number }): number {
  if (!value) return standard;
  const number = Number(value);
  if (!(number >= least && number <= most)) throw new Error(`${name} is "${value}"; it must be a number from ${least} to ${most}.`);
  return number;
}

function megabytesFrom(value = '256'): number {
  const megabytes = Number(value);
  if (!(megabytes > 0)) throw new Error(`PICTURES_MB is "${value}"; it must be a number of megabytes.`);
  return megabytes;
}

function portFrom(value: string | undefined, name: string, standard: number): number {
  if (value === undefined) return standard;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} is "${value}"; it must be a port number.`);
  return port;
}
