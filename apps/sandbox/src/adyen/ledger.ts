import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Envelope } from './envelope.ts';

export type PaymentState = 'pending' | 'authorised' | 'refused' | 'cancelled' | 'reversed';

export interface SandboxPayment {
  pspReference: string;
  merchantReference: string;
  amount: { value: number; currency: string };
  state: PaymentState;
  method: string;
  reason?: string;
  returnUrl: string;
  locale: string;
  /** In the address of the bank's page, and handed back to the shop. */
  secret: string;
  idempotencyKey?: string;
}

export interface Notice {
  id: string;
  eventCode: string;
  success: boolean;
  pspReference: string;
  originalReference?: string;
  merchantReference: string;
  amount: { value: number; currency: string };
  reason?: string;
  paymentMethod: string;
  eventDate: string;
  delivered: boolean;
}

export interface Switches {
  /** ms before the API answers. */
  delay: number;
  /** So many of the next calls are answered with 500, and nothing is done. */
  failNext: number;
  /** So many of the next calls do their work, and the answer is lost. */
  loseNext: number;
  neverAnswer: boolean;
  /** ms before a notification goes out. */
  webhookDelay: number;
  holdWebhooks: boolean;
  duplicateWebhooks: boolean;
  reorderWebhooks: boolean;
  forgeWebhooks: boolean;
  refuseMails: boolean;
}

export const noTrouble: Switches = { delay: 0, failNext: 0, loseNext: 0, neverAnswer: false, webhookDelay: 200, holdWebhooks: false, duplicateWebhooks: false, reorderWebhooks: false, forgeWebhooks: false, refuseMails: false };

interface State {
  privateKey: string;
  payments: SandboxPayment[];
  answers: Record<string, { status: number; body: unknown }>;
  notices: Notice[];
}

/** What the sandbox has decided, kept in a file before anybody hears of it. */
export class Ledger {
  readonly envelope: Envelope;
  readonly payments: SandboxPayment[];
  readonly notices: Notice[];
  readonly answers: State['answers'];
  switches: Switches = { ...noTrouble };
  onNotice: () => void = () => {};
  readonly #file?: string;

  constructor(file?: string) {
    this.#file = file;
    const kept = read(file);
    this.envelope = new Envelope(kept?.privateKey);
    this.payments = kept?.payments ?? [];
    this.notices = kept?.notices ?? [];
    this.answers = kept?.answers ?? {};
    this.save();
  }

  byReference = (reference: string) => this.payments.find((one) => one.pspReference === reference);
  bySecret = (secret: string) => this.payments.find((one) => one.secret === secret);

  begin(payment: Omit<SandboxPayment, 'pspReference' | 'secret' | 'state'>): SandboxPayment {
    const begun: SandboxPayment = { ...payment, pspReference: reference(), secret: randomBytes(24).toString('base64url'), state: 'pending' };
    this.payments.push(begun);
    return begun;
  }

  /** The bank or the shopper has said yes or no; once. */
  decide(payment: SandboxPayment, state: 'authorised' | 'refused' | 'cancelled', reason?: string): void {
    if (payment.state !== 'pending') return;
    payment.state = state;
    payment.reason = reason;
    this.note(payment, 'AUTHORISATION', state === 'authorised', payment.pspReference, reason);
  }

  note({ pspReference, merchantReference, amount, method }: SandboxPayment, eventCode: string, success: boolean, ownReference = reference(), reason?: string): void {
    const about = ownReference === pspReference ? {} : { originalReference: pspReference };
    this.notices.push({ id: reference(), eventCode, success, pspReference: ownReference, ...about, merchantReference, amount, reason, paymentMethod: method, eventDate: new Date().toISOString(), delivered: false });
    this.save();
    this.onNotice();
  }

  /** Written beside and moved, so that a kill leaves the old file or the new one. */
  save(): void {
    if (!this.#file) return;
    const state: State = { privateKey: this.envelope.privateKey, payments: this.payments, answers: this.answers, notices: this.notices };
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.new`, JSON.stringify(state), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }
}

/** 16 capitals and digits, as the provider's references are. */
export const reference = (): string => [...randomBytes(16)].map((byte) => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[byte % 32]).join('');

function read(file: string | undefined): State | undefined {
  try {
    return file ? (JSON.parse(readFileSync(file, 'utf8')) as State) : undefined;
  } catch {
    return undefined;
  }
}
