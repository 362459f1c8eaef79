import { constants, createCipheriv, createDecipheriv, createPublicKey, generateKeyPairSync, privateDecrypt, publicEncrypt, randomBytes } from 'node:crypto';

/** Seals and opens what was typed into the card's fields: a compact JWE (RSA-OAEP-256, A256GCM). */
export class Envelope {
  readonly privateKey: string;
  readonly publicKey: object;

  constructor(privateKey = generateKeyPairSync('rsa', { modulusLength: 2048, privateKeyEncoding: { type: 'pkcs8', format: 'pem' }, publicKeyEncoding: { type: 'spki', format: 'pem' } }).privateKey) {
    this.privateKey = privateKey;
    this.publicKey = createPublicKey(privateKey).export({ format: 'jwk' });
  }

  seal(value: object): string {
    const header = Buffer.from(JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })).toString('base64url');
    const [secret, iv] = [randomBytes(32), randomBytes(12)];
    const locked = publicEncrypt({ key: createPublicKey(this.privateKey), oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING }, secret);
    const cipher = createCipheriv('aes-256-gcm', secret, iv).setAAD(Buffer.from(header));
    const closed = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
    return [header, ...[locked, iv, closed, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.');
  }

  /** Nothing for what was not sealed for this sandbox. */
  open(blob: unknown): Record<string, string> | undefined {
    try {
      const [header, ...parts] = String(blob).split('.');
      const [locked, iv, closed, tag] = parts.map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer, Buffer, Buffer];
      const secret = privateDecrypt({ key: this.privateKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING }, locked);
      const cipher = createDecipheriv('aes-256-gcm', secret, iv).setAAD(Buffer.from(header!)).setAuthTag(tag);
      return JSON.parse(Buffer.concat([cipher.update(closed), cipher.final()]).toString()) as Record<string, string>;
    } catch {
      return undefined;
    }
  }
}
