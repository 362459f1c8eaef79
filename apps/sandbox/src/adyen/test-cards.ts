/** What the bank of a card says. */
export type Verdict = 'authorised' | '3ds' | 'silence' | { refused: string };

export interface TestCard {
  number: string;
  verdict: Verdict;
  words: string;
}

export const testCards: TestCard[] = [
  { number: '4111111111111111', verdict: 'authorised', words: 'Visa, is good' },
  { number: '5555555555554444', verdict: 'authorised', words: 'Mastercard, is good' },
  { number: '370000000000002', verdict: 'authorised', words: 'American Express, is good (code 7373)' },
  { number: '4917610000000000', verdict: '3ds', words: 'Visa, asks at the bank first (3-D Secure)' },
  { number: '4000000000000002', verdict: { refused: 'Refused' }, words: 'Visa, is refused' },
  { number: '4000000000009995', verdict: { refused: 'Not enough balance' }, words: 'Visa, has not enough on it' },
  { number: '4000000000000119', verdict: 'silence', words: 'Visa, is good, but the answer never comes: only the notification' },
];

/** Any date to come, code 737 (American Express 7373). Other cards are refused. */
export function verdictOn({ number, expiryMonth, expiryYear, cvc }: Record<string, string | undefined>, now = new Date()): Verdict {
  const card = testCards.find((one) => one.number === number);
  if (!card) return { refused: 'Invalid Card Number' };
  if (Number(expiryYear) * 12 + Number(expiryMonth) < now.getFullYear() * 12 + now.getMonth() + 1) return { refused: 'Expired Card' };
  if (cvc !== (number!.startsWith('37') ? '7373' : '737')) return { refused: 'CVC Declined' };
  return card.verdict;
}
