import type { FastifyInstance } from 'fastify';
import type { Ledger, SandboxPayment } from '../adyen/ledger.ts';
import type { SandboxSettings } from '../settings.ts';
import { escaped, page, pagePolicy, written } from './page.ts';

const texts = {
  en: { note: 'Sandbox: no money moves here.', bank: 'Your bank asks: is this you?', redirect: 'Pay with {method}', merchant: 'Shop', amount: 'Amount', order: 'Order', code: 'Code (1234)', approve: 'Approve', refuse: 'Refuse', cancel: 'Cancel', wrong: 'This is not the code. It is 1234.', done: 'This payment has been decided already.', back: 'Back to the shop', unknown: 'We do not know this payment.' },
  de: { note: 'Sandbox: Hier fließt kein Geld.', bank: 'Ihre Bank fragt: Sind Sie das?', redirect: 'Mit {method} bezahlen', merchant: 'Shop', amount: 'Betrag', order: 'Bestellung', code: 'Code (1234)', approve: 'Zustimmen', refuse: 'Ablehnen', cancel: 'Abbrechen', wrong: 'Das ist nicht der Code. Er lautet 1234.', done: 'Über diese Zahlung ist schon entschieden.', back: 'Zurück zum Shop', unknown: 'Diese Zahlung kennen wir nicht.' },
  ar: { note: 'بيئة تجريبية: لا تُحوَّل أي أموال هنا.', bank: 'مصرفك يسأل: هل هذا أنت؟', redirect: 'الدفع بواسطة {method}', merchant: 'المتجر', amount: 'المبلغ', order: 'الطلب', code: 'الرمز (1234)', approve: 'موافقة', refuse: 'رفض', cancel: 'إلغاء', wrong: 'هذا ليس الرمز. الرمز هو 1234.', done: 'تم البت في هذه الدفعة من قبل.', back: 'العودة إلى المتجر', unknown: 'لا نعرف هذه الدفعة.' },
};
type Language = keyof typeof texts;

/** Where a shopper goes from the shop: the bank's 3-D Secure page, or the page of another way to pay. Forms only, no script. */
export function bankPages(app: FastifyInstance, ledger: Ledger, { merchantAccount }: SandboxSettings): void {
  for (const kind of ['3ds', 'redirect'] as const) {
    app.get<{ Params: { secret: string } }>(`/${kind}/:secret`, async ({ params }, reply) => {
      const payment = ledger.bySecret(params.secret);
      return reply.code(payment ? 200 : 404).type('text/html; charset=utf-8').header('content-security-policy', pagePolicy).send(payment ? shown(payment, kind) : page({ title: texts.en.unknown, body: `<h1>${texts.en.unknown}</h1>` }));
    });
    app.post<{ Params: { secret: string }; Body: { answer?: string; code?: string } }>(`/${kind}/:secret`, async ({ params, body }, reply) => {
      const payment = ledger.bySecret(params.secret);
      if (!payment) return reply.code(404).type('text/html; charset=utf-8').send(page({ title: texts.en.unknown, body: `<h1>${texts.en.unknown}</h1>` }));
      if (kind === '3ds' && body.answer === 'approve' && body.code !== '1234') {
        return reply.code(422).type('text/html; charset=utf-8').header('content-security-policy', pagePolicy).send(shown(payment, kind, true));
      }
      if (body.answer === 'approve') ledger.decide(payment, 'authorised');
      else if (body.answer === 'refuse') ledger.decide(payment, 'refused', kind === '3ds' ? '3D Not Authenticated' : 'Refused');
      else ledger.decide(payment, 'cancelled', 'Cancelled by shopper');
      return reply.redirect(returnTo(payment), 303);
    });
  }

  function shown(payment: SandboxPayment, kind: '3ds' | 'redirect', isWrong = false): string {
    const language = (Object.keys(texts).find((one) => payment.locale.startsWith(one)) ?? 'en') as Language;
    const t = texts[language];
    const title = kind === '3ds' ? t.bank : t.redirect.replace('{method}', payment.method);
    const facts = `<dl><dt>${t.merchant}</dt><dd>${escaped(merchantAccount)}</dd><dt>${t.amount}</dt><dd>${escaped(written(payment.amount, payment.locale))}</dd><dt>${t.order}</dt><dd><code>${escaped(payment.merchantReference)}</code></dd></dl>`;
    const code = kind === '3ds' ? `<label>${t.code}<input name="code" inputmode="numeric" autocomplete="one-time-code" dir="ltr"${isWrong ? ' aria-invalid="true" aria-describedby="wrong" autofocus' : ''}></label>` : '';
    const choice = payment.state === 'pending'
      ? `${isWrong ? `<p id="wrong" role="alert">${t.wrong}</p>` : ''}<form method="post">${code}<button class="yes" name="answer" value="approve">${t.approve}</button><button name="answer" value="refuse">${t.refuse}</button><button name="answer" value="cancel">${t.cancel}</button></form>`
      : `<p>${t.done}</p><p><a href="${escaped(returnTo(payment))}">${t.back}</a></p>`;
    return page({ title, language, note: t.note, body: `<h1>${escaped(title)}</h1>${facts}${choice}` });
  }
}

function returnTo({ returnUrl, secret }: SandboxPayment): string {
  const url = new URL(returnUrl);
  url.searchParams.set('redirectResult', secret);
  return url.href;
}
