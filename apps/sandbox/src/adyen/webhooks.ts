import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SandboxSettings } from '../settings.ts';
import type { Ledger, Notice } from './ledger.ts';

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/** Sends notifications until they are taken, with growing pauses, in the background. */
export class Webhooks {
  readonly #ledger: Ledger;
  readonly #settings: SandboxSettings;
  readonly #ended = new AbortController();
  readonly #onTheWay = new Set<string>();

  constructor(ledger: Ledger, settings: SandboxSettings) {
    this.#ledger = ledger;
    this.#settings = settings;
    ledger.onNotice = () => this.sendAll();
    this.sendAll();
  }

  /** Sends what has not been delivered. @param evenHeld also while the switch holds them back */
  sendAll(evenHeld = false): void {
    const { switches, notices } = this.#ledger;
    if (!this.#settings.webhookUrl || (switches.holdWebhooks && !evenHeld)) return;
    const waiting = notices.filter(({ delivered, id }) => !delivered && !this.#onTheWay.has(id));
    for (const notice of switches.reorderWebhooks ? waiting.toReversed() : waiting) void this.#deliver(notice);
  }

  /** Once more, whatever became of it before. */
  async sendAgain(notice: Notice): Promise<number> {
    return this.#send(notice).catch(() => 0);
  }

  close(): void {
    this.#ended.abort();
  }

  async #deliver(notice: Notice): Promise<void> {
    this.#onTheWay.add(notice.id);
    const { signal } = this.#ended;
    try {
      const { webhookDelay, reorderWebhooks } = this.#ledger.switches;
      await pause(webhookDelay + (reorderWebhooks ? Math.random() * 1_000 : 0), undefined, { signal });
      for (let next = FIRST_PAUSE; ; next = Math.min(LONGEST_PAUSE, next * 2)) {
        const status = await this.#send(notice).catch(() => 0);
        // A forged one is refused, and is not to be repeated.
        if ((status >= 200 && status < 300) || this.#ledger.switches.forgeWebhooks) break;
        await pause(next, undefined, { signal });
      }
      if (this.#ledger.switches.duplicateWebhooks) await this.#send(notice).catch(() => 0);
      notice.delivered = true;
      this.#ledger.save();
    } catch {
      // The sandbox ends; the next one finds it undelivered.
    } finally {
      this.#onTheWay.delete(notice.id);
    }
  }

  async #send({ eventCode, success, pspReference, originalReference = '', merchantReference, amount, reason = '', paymentMethod, eventDate }: Notice): Promise<number> {
    const { hmacKey, merchantAccount, webhookUrl } = this.#settings;
    const signed = [pspReference, originalReference, merchantAccount, merchantReference, amount.value, amount.currency, eventCode, success].join(':');
    const key = Buffer.from(this.#ledger.switches.forgeWebhooks ? '00'.repeat(32) : hmacKey, 'hex');
    const item = {
      additionalData: { hmacSignature: createHmac('sha256', key).update(signed).digest('base64') },
      amount, pspReference, originalReference, eventCode, eventDate, merchantAccountCode: merchantAccount, merchantReference, paymentMethod, reason, success: String(success),
    };
    const answer = await fetch(webhookUrl!, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: item }] }),
      signal: AbortSignal.any([this.#ended.signal, AbortSignal.timeout(10_000)]),
    });
    await answer.body?.cancel();
    return answer.status;
  }
}
