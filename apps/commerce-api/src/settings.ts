import { join, resolve } from 'node:path';
import { readMailSettings, type MailSettings } from './mail/mail.settings.ts';
import { basketLimits, type BasketLimits } from './order/basket.rules.ts';
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
  /** How long goods are held until the payment provider has answered, in ms. */
  answerWithin: number;
  /** How long goods are held for a shopper who has something to do at the provider, in ms. */
  holdFor: number;
  basketLimits: BasketLimits;
  /** How long personal data is kept that no order needs, in days. */
  retentionDays: number;
  /** Multiplies the rate limits by address. */
  rateLimitScale: number;
}

export const HOLD_FOR = 15 * 60_000;
export const RETENTION_DAYS = 30;
/** Longer than the provider's deadline and its repetitions. */
export const ANSWER_WITHIN = 90_000;

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
    answerWithin: numberFrom(env.PAYMENT_ANSWER_SECONDS, 'PAYMENT_ANSWER_SECONDS', ANSWER_WITHIN / 1_000, { least: 60, most: 300 }) * 1_000,
    holdFor: numberFrom(env.PAYMENT_HOLD_MINUTES, 'PAYMENT_HOLD_MINUTES', HOLD_FOR / 60_000, { least: 0.1, most: 24 * 60 }) * 60_000,
    retentionDays: numberFrom(env.RETENTION_DAYS, 'RETENTION_DAYS', RETENTION_DAYS, { least: 1, most: 3_650 }),
    basketLimits: {
      piecesOfALine: piecesFrom(env, 'MAX_LINE_QUANTITY', basketLimits.piecesOfALine, 10),
      piecesOfAnOrder: piecesFrom(env, 'MAX_ORDER_PIECES', basketLimits.piecesOfAnOrder, 1_000),
    },
  };
}

function originFrom(value: string): string {
  if (!URL.canParse(value) || new URL(value).origin !== value.replace(/\/$/, '')) throw new Error(`SHOP_ORIGINS holds "${value}"; it must be a list of addresses without a path, such as https://shop.example, with commas between.`);
  return new URL(value).origin;
}

function piecesFrom(env: NodeJS.ProcessEnv, name: string, standard: number, most: number): number {
  const pieces = numberFrom(env[name], name, standard, { least: 1, most });
  if (!Number.isInteger(pieces)) throw new Error(`${name} is "${env[name]}"; it must be a whole number.`);
  return pieces;
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
