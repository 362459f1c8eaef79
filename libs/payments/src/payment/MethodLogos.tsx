import { logosOf, type MethodLogo } from '../method.rules.ts';
import type { PaymentMethod } from '../payment.rules.ts';
import styles from './MethodLogos.module.css';

/** Word marks; what has none is drawn below. */
const words: Partial<Record<MethodLogo, [word: string, ink: string, ground?: string]>> = {
  amex: ['AMEX', '#fff', '#016fd0'],
  visa: ['VISA', '#1a1f71'],
  'visa-dankort': ['Dankort', '#fff', '#d7182a'],
  'apple-pay': ['Apple Pay', '#111317'],
  'google-pay': ['G Pay', '#3c4043'],
  mobilepay: ['MobilePay', '#fff', '#5a78ff'],
  bancontact: ['Bancontact', '#1e3764'],
  'bancontact-app': ['Bancontact', '#fff', '#1e3764'],
  ideal: ['iDEAL', '#fff', '#c8006a'],
  paypal: ['PayPal', '#003087'],
  klarna: ['Klarna', '#0b051d', '#ffa8cd'],
  ratepay: ['Ratepay', '#fff', '#1b4332'],
};

/** What a method or its card brands look like. Says nothing: the name stands beside it (PAY-029…032). */
export function MethodLogos({ method }: { method: PaymentMethod }) {
  return (
    <span className={styles.logos} aria-hidden="true">
      {logosOf(method).map((logo) => {
        const [word, ink, ground = '#fff'] = words[logo] ?? [];
        return (
          <svg key={logo} data-logo={logo} width={34} height={22} viewBox="0 0 40 26" focusable="false">
            <rect x="0.5" y="0.5" width="39" height="25" fill={ground} stroke="#d9d8d4" />
            {word ? (
              <text x="20" y="13" fill={ink} fontSize={word.length > 6 ? 6.4 : word.length > 4 ? 9 : 11} fontWeight="700" textAnchor="middle" dominantBaseline="central" direction="ltr">{word}</text>
            ) : (
              <Drawing logo={logo} />
            )}
          </svg>
        );
      })}
    </span>
  );
}

function Drawing({ logo }: { logo: MethodLogo }) {
  if (logo === 'mastercard' || logo === 'maestro') {
    const [left, right] = logo === 'mastercard' ? ['#eb001b', '#f79e1b'] : ['#0099df', '#ed0006'];
    return (
      <g>
        <circle cx="16" cy="13" r="7" fill={left} />
        <circle cx="24" cy="13" r="7" fill={right} fillOpacity="0.85" />
      </g>
    );
  }
  return <path d={logo === 'invoice' ? 'M14 5h12v16l-3-2-3 2-3-2-3 2zM17 9h6M17 12h6' : 'M10 7h20v12H10zM10 11h20M13 16h5'} fill="none" stroke="#111317" strokeWidth="1.3" />;
}
