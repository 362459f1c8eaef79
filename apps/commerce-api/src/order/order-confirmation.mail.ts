import type { Address, LineItem, Money } from '@selvedge/api-order';
import { parcelLines } from '@selvedge/address/parcel-lines';
import { eq } from 'drizzle-orm';
import { countryName } from '../content/country-name.ts';
import { findMarket } from '../content/markets.ts';
import { readDocuments } from '../content/shop-documents.ts';
import { buttonOf, escaped, htmlOf } from '../mail/letter.ts';
import type { Writer } from '../mail/mail-work.ts';
import { order } from '../storage/schema.ts';
import { serverTexts } from './server-texts.ts';

interface Row {
  label: string;
  amount: string;
  /** Below the label, in small print. */
  detail?: string;
}

/** What a confirmation says, in the language of the market. */
interface Confirmation {
  language: string;
  subject: string;
  text: string;
  link: { title: string; url: string };
  lines: Row[];
  totals: Row[];
  addresses: { title: string; lines: string[] }[];
  withdrawal: { text: string; url: string };
}

/** Confirms an order with its lines, totals and addresses, and says how to withdraw from it. @param shopUrl the shop's own address */
export const orderConfirmationWriter = (shopUrl: string): Writer => async (tx, { orderId, market: marketId }) => {
  const [placed] = await tx.select().from(order).where(eq(order.id, orderId ?? ''));
  const market = await findMarket(tx, marketId);
  if (!placed || !market || !['placed', 'completed'].includes(placed.state)) return undefined;
  const { document, number } = placed;
  const { language } = market;
  const say = await serverTexts(tx, language);
  const { siteLinks: { terms } } = await readDocuments(tx, ['siteLinks'], language);
  const money = ({ amount, currency }: Money) => new Intl.NumberFormat(market.id, { style: 'currency', currency }).format(amount);

  const rowOf = ({ name, quantity, unitPrice, totalPrice, variant, articleNumber }: LineItem): Row => ({
    label: [name, variant?.size, variant?.length].filter(Boolean).join(', '),
    amount: money(totalPrice),
    detail: [say('server.mail.order-confirmation.quantity', { count: quantity, price: money(unitPrice.salesPrice) }), articleNumber].filter(Boolean).join(' · '),
  });
  const addressOf = (title: string, address: Address | undefined) =>
    address ? [{ title, lines: [...parcelLines(address), ...(address.country ? [countryName(address.country, language)] : [])] }] : [];
  const isBilledElsewhere = JSON.stringify(document.billingAddress) !== JSON.stringify(document.shippingAddress);

  return {
    letter: letterOf({
      language,
      subject: say('server.mail.order-confirmation.subject', { number }),
      text: say('server.mail.order-confirmation.text'),
      link: { title: say('server.mail.order-confirmation.view'), url: `${shopUrl}/${market.id}/receipt?orderid=${placed.id}` },
      lines: document.lines.map(rowOf),
      totals: [
        { label: say('server.mail.order-confirmation.subtotal'), amount: money(document.subtotal) },
        ...(document.totalDiscount.amount > 0 ? [{ label: say('server.mail.order-confirmation.discount'), amount: `−${money(document.totalDiscount)}` }] : []),
        { label: say('server.mail.order-confirmation.shipping'), amount: money(document.shippingTotal) },
        { label: say('server.mail.order-confirmation.total'), amount: money(document.total), detail: say('server.mail.order-confirmation.vat', { amount: money(document.totalVat) }) },
        ...document.giftCards.map(({ giftCardNumber, balance }) => ({ label: say('server.mail.order-confirmation.gift_card', { number: giftCardNumber }), amount: `−${money(balance)}` })),
      ],
      addresses: [
        ...addressOf(say('server.mail.order-confirmation.ship_to'), document.shippingAddress),
        ...(isBilledElsewhere ? addressOf(say('server.mail.order-confirmation.bill_to'), document.billingAddress) : []),
      ],
      withdrawal: { text: say('server.mail.order-confirmation.withdrawal'), url: `${shopUrl}/${market.id}${terms[market.country] ?? terms.default ?? ''}` },
    }),
  };
};

function letterOf({ language, subject, text, link, lines, totals, addresses, withdrawal }: Confirmation) {
  const written = ({ label, amount, detail }: Row) => `${label}: ${amount}${detail ? `\n  ${detail}` : ''}`;
  const cell = 'padding:8px 0;vertical-align:top;border-top:1px solid #e3e2de';
  const small = 'font-size:13px;color:#5f6368';
  const row = ({ label, amount, detail }: Row) =>
    `<tr><td style="${cell}">${escaped(label)}${detail ? `<br><span style="${small}">${escaped(detail)}</span>` : ''}</td><td style="${cell};text-align:end;white-space:nowrap">${escaped(amount)}</td></tr>`;
  return {
    subject,
    text: [
      text,
      `${link.title}:\n${link.url}`,
      lines.map(written).join('\n'),
      totals.map(written).join('\n'),
      ...addresses.map(({ title, lines: parts }) => [`${title}:`, ...parts].join('\n')),
      `${withdrawal.text}\n${withdrawal.url}`,
    ].join('\n\n') + '\n',
    html: htmlOf(language, subject, [
      `<p style="margin:0 0 24px">${escaped(text)}</p>`,
      buttonOf(link),
      `<table role="presentation" width="100%" style="border-collapse:collapse;margin:0 0 24px">${[...lines, ...totals].map(row).join('')}</table>`,
      ...addresses.map(({ title, lines: parts }) => `<p style="margin:0 0 24px"><b>${escaped(title)}</b><br>${parts.map((part) => `<bdi>${escaped(part)}</bdi>`).join('<br>')}</p>`),
      `<p style="margin:0;${small}">${escaped(withdrawal.text)} <a href="${escaped(withdrawal.url)}" style="color:#5f6368">${escaped(withdrawal.url)}</a></p>`,
    ].join('')),
  };
}
