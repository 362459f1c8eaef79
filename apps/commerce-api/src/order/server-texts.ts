import { and, inArray, like } from 'drizzle-orm';
import type { Database } from '../storage/database.ts';
import { translation } from '../storage/schema.ts';

/** What the API itself says to shoppers, in English; the table of translations has it in other languages, and may change it. */
export const english = {
  'server.page.basketPage': 'Basket',
  'server.page.checkoutPage': 'Checkout',
  'server.page.checkoutCustomerPage': 'Checkout: your e-mail',
  'server.page.checkoutDetailsPage': 'Checkout: delivery address',
  'server.page.checkoutShippingPage': 'Checkout: delivery',
  'server.page.checkoutSummaryPage': 'Checkout: summary',
  'server.page.checkoutPaymentPage': 'Checkout: payment',
  'server.page.receiptPage': 'Your order',
  'server.page.searchPage': 'Search',
  'server.only_left': 'Only {count} of {name} left.',
  'server.line_full': 'You can order {count} of {name} at most.',
  'server.order_full': 'One order can hold {count} pieces at most. Please place a second order for the rest.',
  'server.sold_out': '{name} is sold out.',
  'server.not_sold_here': '{name} is not sold in this market.',
  'server.unknown_product': 'This product is no longer available.',
  'server.gift_card_not_as_line': 'Gift cards cannot be bought here yet.',
  'server.basket_full': 'A basket holds {count} different products at most.',
  'server.basket_not_found': 'This basket is no longer there.',
  'server.basket_ordered': 'This basket has been ordered already.',
  'server.basket_empty': 'The basket is empty.',
  'server.line_not_found': 'This product is no longer in the basket.',
  'server.payment_under_way': 'A payment for this basket is under way. Please wait a moment.',
  'server.payment_other_request': 'Your payment has changed since you started it. Please check it and pay again; nothing more was charged.',
  'server.email_invalid': 'Enter a valid e-mail address.',
  'server.characters_unreadable': 'This field contains invisible characters. Please type it again.',
  'server.field_missing': 'Please fill in this field.',
  'server.postal_code_invalid': 'Enter a postcode like {example}',
  'server.method_not_offered': 'This way of delivery is not offered for your basket.',
  'server.address_missing': 'The delivery address is missing.',
  'server.terms_missing': 'Please accept the terms and conditions.',
  'server.total_changed': 'The total has changed from {before} to {now}. Please look at your basket again; nothing was charged.',
  'server.payment_not_set_up': 'Payment is not available at the moment. Your basket is kept; please try again later.',
  'server.payment_refused': 'Your payment was declined. Nothing was charged. Please try another card or another way to pay.',
  'server.payment_rejected': 'The payment details could not be used. Nothing was charged. Please check them and try again.',
  'server.payment_cancelled': 'The payment was cancelled. Nothing was charged, and your basket is kept.',
  'server.payment_expired': 'The payment was not finished in time. Nothing was charged, and your basket is kept.',
  'server.payment_voided': 'Your payment arrived too late for this order. It was given back: nothing is charged.',
  'server.payment_unknown': 'We do not know this payment.',
  'server.not_covered': 'The gift cards do not cover the whole amount.',
  'server.gift_card_unknown': 'We do not know this gift card. Please check number and code.',
  'server.gift_card_currency': 'This gift card is in {currency} and cannot be used here.',
  'server.gift_card_empty': 'There is nothing left on this gift card.',
  'server.gift_card_used': 'The balance of a gift card has changed. Please look at your basket again; nothing was charged.',
  'server.order_not_found': 'We do not know this order.',
  'server.receipt_proof': 'This is not the e-mail address of the order.',
  'server.notify_not_offered': 'We do not send mail about this product.',
  'server.notify_in_stock': '{name} is available: you can order it now.',
  'server.notify_live': '{name} can be bought already.',
  'server.notify_ended': 'This notification is switched off',
  'server.notify_ended_text': 'You will get no mail about it.',
  'server.notify_ended_again': 'If you change your mind, ask again on the page of the product.',
  'server.notify_ended_link': 'Back to the shop',
  'server.notify_confirm': 'Confirm your e-mail address',
  'server.notify_confirmed': 'Thank you, that is confirmed. We will send you one e-mail as soon as there is news.',
  'server.notify_confirm_failed': 'This did not work. Please open the link in our e-mail again. It is valid for two days; after that, ask again on the page of the product.',
  'server.notify_link_unknown': 'This link is no longer valid.',
  'server.notify_confirm_text': 'Press the button and we will write to you as soon as there is news.',
  'server.notify_confirm_button': 'Confirm',
  'server.mail.confirm-subscription.subject': 'Please confirm: {name}',
  'server.mail.confirm-subscription.text': 'Somebody gave us this address to hear about “{name}”. Was it you? Confirm it within two days. If it was not you, do nothing: we will not write again.',
  'server.mail.confirm': 'Confirm my address',
  'server.mail.unasked': 'You get this mail because somebody entered this address in our shop.',
  'server.mail.back-in-stock.subject': 'Back in stock: {name}',
  'server.mail.back-in-stock.text': 'You asked us to tell you when “{name}” is available again. It is, and it may not be for long.',
  'server.mail.going-live.subject': 'Now on sale: {name}',
  'server.mail.going-live.text': 'You asked us to tell you when “{name}” can be bought. It is on sale from now on.',
  'server.mail.see_product': 'See the product',
  'server.mail.once': 'You get this mail once, because somebody gave us this address for it.',
  'server.mail.end': 'Switch this notification off',
  'server.too_many_attempts': 'There have been too many attempts. Please try again in {time}.',
  'server.unanswered': 'This is not available in this shop yet.',
} as const;

export type ServerText = keyof typeof english;
export type Say = (key: ServerText, parameters?: Record<string, string | number>) => string;

/** Reads the texts of a language; English stands in for what is missing. */
export async function serverTexts(db: Pick<Database, 'select'>, language: string): Promise<Say> {
  const rows = await db.select().from(translation).where(and(inArray(translation.language, ['en', language]), like(translation.key, 'server.%')));
  const texts = new Map(rows.toSorted((a, b) => Number(a.language === language) - Number(b.language === language)).map(({ key, text }) => [key, text]));
  return (key, parameters = {}) => (texts.get(key) ?? english[key]).replace(/\{(\w+)\}/g, (all, name: string) => String(parameters[name] ?? all));
}
