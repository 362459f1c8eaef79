export interface SandboxSettings {
  host: string;
  port: number;
  /** Where its mail server listens; none without one. */
  mailPort?: number;
  /** Where browsers reach it. */
  url: string;
  /** Folder of its state; without one it forgets when it ends. */
  dataDirectory?: string;
  apiKey: string;
  clientKey: string;
  /** Hex; signs the notifications. */
  hmacKey: string;
  merchantAccount: string;
  /** Origins that may frame the card's fields. */
  shopOrigins: string[];
  /** Where notifications go; nowhere without one. */
  webhookUrl?: string;
}

/** @throws Error with a sentence that names the variable */
export function readSettings(env: NodeJS.ProcessEnv = process.env): SandboxSettings {
  const portOf = (name: string, standard?: number): number | undefined => {
    const port = env[name] ? Number(env[name]) : standard;
    if (port !== undefined && (!Number.isInteger(port) || port < 0 || port > 65_535)) throw new Error(`${name} is "${env[name]}"; it must be a port number.`);
    return port;
  };
  const port = portOf('SANDBOX_PORT', 4003)!;
  const needed = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} is missing. Sandbox and shop must be given the same one; \`npm start\` does that.`);
    return value;
  };
  if (env.SHOP_ENV === 'production') throw new Error('The sandbox does not run with SHOP_ENV=production: no money moves here, and no mail arrives.');
  return {
    host: env.SANDBOX_HOST ?? '127.0.0.1',
    port,
    mailPort: portOf('SANDBOX_MAIL_PORT'),
    url: (env.SANDBOX_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
    dataDirectory: env.DATA_DIR || undefined,
    apiKey: needed('ADYEN_API_KEY'),
    clientKey: needed('ADYEN_CLIENT_KEY'),
    hmacKey: needed('ADYEN_HMAC_KEY'),
    merchantAccount: needed('ADYEN_MERCHANT_ACCOUNT'),
    shopOrigins: (env.SHOP_ORIGINS ?? 'http://localhost:4000').split(',').map((origin) => origin.trim()),
    webhookUrl: env.WEBHOOK_URL || undefined,
  };
}
