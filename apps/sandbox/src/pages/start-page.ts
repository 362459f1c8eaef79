import type { FastifyInstance } from 'fastify';
import { noTrouble, type Ledger, type Switches } from '../adyen/ledger.ts';
import { testCards } from '../adyen/test-cards.ts';
import type { Webhooks } from '../adyen/webhooks.ts';
import { escaped, page, pagePolicy, written } from './page.ts';

const words: Record<keyof Switches, string> = {
  delay: 'Delay of API answers, in ms', failNext: 'Fail the next calls (500)', loseNext: 'Lose the answers of the next calls', neverAnswer: 'Never answer', webhookDelay: 'Delay of notifications, in ms',
  holdWebhooks: 'Hold notifications back', duplicateWebhooks: 'Send every notification twice', reorderWebhooks: 'Send notifications out of order', forgeWebhooks: 'Sign notifications wrongly', refuseMails: 'Take no mail for the moment',
};

/** The desk of the sandbox: cards, switches, payments; for tests the same as JSON. Listens to this machine only. */
export function startPage(app: FastifyInstance, ledger: Ledger, webhooks: Webhooks): void {
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').header('content-security-policy', `${pagePolicy}; form-action 'self'`).send(desk(ledger)));
  app.post<{ Body: Record<string, string> }>('/', async ({ body }, reply) => {
    ledger.switches = Object.fromEntries(Object.entries(noTrouble).map(([name, standard]) => [name, typeof standard === 'boolean' ? body[name] === 'on' : Math.max(0, Math.min(120_000, Math.floor(Number(body[name])) || 0))])) as unknown as Switches;
    webhooks.sendAll();
    return reply.redirect('/', 303);
  });
  app.post<{ Params: { reference: string }; Body: { action?: string } }>('/payments/:reference', async ({ params, body }, reply) => {
    const payment = ledger.byReference(params.reference);
    const latest = ledger.notices.findLast(({ pspReference, originalReference }) => pspReference === params.reference || originalReference === params.reference);
    if (payment && body.action === 'capture') ledger.note(payment, 'CAPTURE', payment.state === 'authorised');
    if (payment && body.action === 'refund') {
      const succeeds = payment.state === 'authorised';
      if (succeeds) payment.state = 'reversed';
      ledger.note(payment, 'REFUND', succeeds);
    }
    if (body.action === 'notify' && latest) await webhooks.sendAgain(latest);
    if (body.action === 'release') webhooks.sendAll(true);
    return reply.redirect('/', 303);
  });

  app.get('/_payments', async () => ledger.payments.map(({ pspReference, merchantReference, amount, state, method, idempotencyKey }) => ({ pspReference, merchantReference, amount, state, method, idempotencyKey })));
  app.get('/_switches', async () => ledger.switches);
  app.put<{ Body: Partial<Switches> }>('/_switches', async ({ body }) => {
    ledger.switches = { ...ledger.switches, ...body };
    webhooks.sendAll();
    return ledger.switches;
  });
  app.post<{ Body: { number: string; expiryMonth: string; expiryYear: string; cvc: string } }>('/_seal', async ({ body: { number, expiryMonth, expiryYear, cvc } }) => ({
    encryptedCardNumber: ledger.envelope.seal({ number }), encryptedExpiryMonth: ledger.envelope.seal({ expiryMonth }), encryptedExpiryYear: ledger.envelope.seal({ expiryYear }), encryptedSecurityCode: ledger.envelope.seal({ cvc }),
  }));
}

function desk({ switches, payments, notices }: Ledger): string {
  const cards = testCards.map(({ number, words: meaning }) => `<tr><td><code>${number.replace(/(.{4})/g, '$1 ')}</code></td><td>${meaning}</td></tr>`).join('');
  const fields = (Object.entries(switches) as [keyof Switches, number | boolean][]).map(([name, value]) =>
    typeof value === 'boolean' ? `<label class="line"><input type="checkbox" name="${name}"${value ? ' checked' : ''}>${words[name]}</label>` : `<label>${words[name]}<input name="${name}" inputmode="numeric" value="${value}"></label>`).join('');
  const rows = payments.toReversed().slice(0, 50).map(({ pspReference, merchantReference, amount, state, method }) => {
    const sent = notices.filter((one) => one.pspReference === pspReference || one.originalReference === pspReference);
    const buttons = ['notify', 'capture', 'refund'].map((action) => `<button name="action" value="${action}" aria-label="${action} ${escaped(merchantReference)}">${action}</button>`).join('');
    return `<tr><td>${escaped(merchantReference)}</td><td>${escaped(written(amount, 'en'))}</td><td>${escaped(method)}</td><td>${state}</td><td>${sent.filter(({ delivered }) => delivered).length} of ${sent.length}</td><td><form method="post" action="/payments/${pspReference}">${buttons}</form></td></tr>`;
  }).join('');
  return page({
    title: 'The sandbox', wide: true,
    body: `<h1>The sandbox</h1><p>It plays the payment provider and the mail server, so that the whole shop runs on one machine. <a href="/mail">Mail that the shop has sent</a></p>
<h2>Test cards</h2><p class="note">Any date to come, code 737. All other cards are refused.</p><div class="scroll"><table><thead><tr><th>Number</th><th>What happens</th></tr></thead><tbody>${cards}</tbody></table></div>
<h2>Switches</h2><form method="post">${fields}<button class="yes">Set</button></form>
<h2>Payments</h2><div class="scroll"><table><thead><tr><th>Order</th><th>Amount</th><th>Method</th><th>State</th><th>Notifications</th><th>Do</th></tr></thead><tbody>${rows || '<tr><td colspan="6">None yet.</td></tr>'}</tbody></table></div>`,
  });
}
