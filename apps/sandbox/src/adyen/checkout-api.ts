import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxSettings } from '../settings.ts';
import type { Ledger, SandboxPayment } from './ledger.ts';
import { verdictOn } from './test-cards.ts';

interface PaymentRequest {
  merchantAccount?: string;
  reference?: string;
  returnUrl?: string;
  shopperLocale?: string;
  amount?: { value?: number; currency?: string };
  countryCode?: string;
  paymentMethod?: Record<string, string | undefined> & { type?: string };
  details?: { redirectResult?: string };
}

/** A refusal to look at a request, in the provider's shape. */
class ApiFault extends Error {
  readonly status: number;
  readonly errorCode: string;

  constructor(status: number, errorCode: string, message: string) {
    super(message);
    this.status = status;
    this.errorCode = errorCode;
  }
}

const cards = { type: 'scheme', name: 'Cards', brands: ['visa', 'mc', 'amex'] };
const redirects = [
  { type: 'ideal', name: 'iDEAL', countries: ['NL'] },
  { type: 'mobilepay', name: 'MobilePay', countries: ['DK', 'FI'] },
  { type: 'paysafecard', name: 'paysafecard' },
];

/** The part of the provider's Checkout API that a shop with cards and redirects needs. */
export function checkoutApi(app: FastifyInstance, ledger: Ledger, settings: SandboxSettings): void {
  const inWork = new Set<string>();

  app.post('/v72/paymentMethods', (request, reply) =>
    answer(request, reply, ({ countryCode }) => ({
      paymentMethods: [cards, ...redirects.filter(({ countries }) => !countries || countries.includes(countryCode ?? '')).map(({ type, name }) => ({ type, name }))],
    })),
  );
  app.post('/v72/payments', (request, reply) => answer(request, reply, (body) => pay(body, String(request.headers['idempotency-key'] ?? '') || undefined)));
  app.post('/v72/payments/details', (request, reply) => answer(request, reply, ({ details }) => finish(details?.redirectResult)));
  for (const [path, event] of [['reversals', 'CANCEL_OR_REFUND'], ['cancels', 'CANCELLATION'], ['refunds', 'REFUND'], ['captures', 'CAPTURE']] as const) {
    app.post<{ Params: { reference: string } }>(`/v72/payments/:reference/${path}`, (request, reply) =>
      answer(request, reply, ({ reference = '' }) => {
        const payment = ledger.byReference(request.params.reference);
        if (!payment) throw new ApiFault(422, '167', 'Original pspReference required for this operation');
        const succeeds = payment.state === 'authorised';
        if (succeeds && path !== 'captures') payment.state = 'reversed';
        ledger.note(payment, event, succeeds);
        return { merchantAccount: settings.merchantAccount, paymentPspReference: payment.pspReference, pspReference: ledger.notices.at(-1)!.pspReference, reference, status: 'received' };
      }),
    );
  }

  /** One call: its key, its switches, its idempotency, its work. What was decided is on disk before the answer goes out. */
  async function answer(request: FastifyRequest, reply: FastifyReply, work: (body: PaymentRequest) => unknown) {
    if (request.headers['x-api-key'] !== settings.apiKey) return fault(reply, new ApiFault(401, '000', 'HTTP Status Response - Unauthorized'));
    const body = (request.body ?? {}) as PaymentRequest;
    const { switches } = ledger;
    await pause(switches.delay);
    if (switches.neverAnswer) return reply.hijack();
    if (switches.failNext > 0) {
      switches.failNext--;
      return fault(reply, new ApiFault(500, '905', 'The sandbox fails, as its switch says.'));
    }
    const key = request.headers['idempotency-key'] ? `${request.url} ${String(request.headers['idempotency-key'])}` : undefined;
    try {
      if (key && inWork.has(key)) throw new ApiFault(422, '704', 'request already processed or in progress');
      if (key) inWork.add(key);
      if (body.merchantAccount !== undefined && body.merchantAccount !== settings.merchantAccount) throw new ApiFault(403, '901', 'Invalid Merchant Account');
      const known = key ? ledger.answers[key] : undefined;
      const result = known?.body ?? work(body);
      if (key && !known) ledger.answers[key] = { status: 200, body: result };
      ledger.save();
      if (switches.loseNext > 0 || isSilent(result)) {
        switches.loseNext = Math.max(0, switches.loseNext - 1);
        request.raw.socket.destroy();
        return reply.hijack();
      }
      return await reply.send(result);
    } catch (error) {
      if (error instanceof ApiFault) return fault(reply, error);
      throw error;
    } finally {
      if (key) inWork.delete(key);
    }
  }

  const isSilent = (result: unknown) => (result as { silent?: boolean }).silent === true;

  function pay({ reference, amount, paymentMethod, returnUrl, shopperLocale = 'en-GB' }: PaymentRequest, idempotencyKey: string | undefined) {
    if (!reference) throw new ApiFault(422, '130', 'Reference Missing');
    const { value, currency } = amount ?? {};
    if (!Number.isSafeInteger(value) || value! <= 0 || !/^[A-Z]{3}$/.test(currency ?? '')) throw new ApiFault(422, '100', 'No amount specified');
    if (!returnUrl || !URL.canParse(returnUrl)) throw new ApiFault(422, '14_004', 'Missing or invalid returnUrl');
    const type = paymentMethod?.type;
    if (!type || (type !== 'scheme' && !redirects.some((one) => one.type === type))) throw new ApiFault(422, '14_003', `The payment method ${type ?? ''} is not supported`);

    const begin = () => ledger.begin({ merchantReference: reference, amount: { value: value!, currency: currency! }, method: type, returnUrl, locale: shopperLocale, idempotencyKey });
    if (type !== 'scheme') return atTheBank(begin(), 'redirect');

    const opened = ['encryptedCardNumber', 'encryptedExpiryMonth', 'encryptedExpiryYear', 'encryptedSecurityCode'].map((name) => ledger.envelope.open(paymentMethod[name]));
    if (opened.some((part) => part === undefined)) throw new ApiFault(422, '101', 'Invalid card number');
    const verdict = verdictOn(Object.assign({}, ...opened) as Record<string, string>);
    const payment = begin();
    if (verdict === '3ds') return atTheBank(payment, '3ds');
    if (verdict === 'authorised' || verdict === 'silence') ledger.decide(payment, 'authorised');
    else ledger.decide(payment, 'refused', verdict.refused);
    return { ...resultOf(payment), ...(verdict === 'silence' ? { silent: true } : {}) };
  }

  const atTheBank = ({ secret, method, merchantReference, amount }: SandboxPayment, page: string) => ({
    resultCode: 'RedirectShopper', merchantReference, amount, action: { type: 'redirect', method: 'GET', paymentMethodType: method, url: `${settings.url}/${page}/${secret}` },
  });

  function finish(redirectResult: string | undefined) {
    const payment = redirectResult ? ledger.bySecret(redirectResult) : undefined;
    if (!payment) throw new ApiFault(422, '14_029', 'Invalid payload provided');
    return payment.state === 'pending' ? { resultCode: 'Received', merchantReference: payment.merchantReference } : resultOf(payment);
  }
}

const resultCodes = { authorised: 'Authorised', reversed: 'Authorised', refused: 'Refused', cancelled: 'Cancelled', pending: 'Received' } as const;

const resultOf = ({ pspReference, merchantReference, amount, state, reason }: SandboxPayment) => ({ pspReference, merchantReference, amount, resultCode: resultCodes[state], ...(reason ? { refusalReason: reason } : {}) });

const fault = (reply: FastifyReply, { status, errorCode, message }: ApiFault) => reply.code(status).send({ status, errorCode, message, errorType: status === 401 ? 'security' : 'validation' });
