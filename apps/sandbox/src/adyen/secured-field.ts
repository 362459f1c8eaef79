/** What runs inside one field of the card form, in the browser, on the sandbox's own origin. The shop never sees a digit. */
import { brandOf, digitsOf, faultOf, grouped } from './card-field.rules.ts';

interface Config {
  fieldType: string;
  numKey: number;
  iframeUIConfig?: { sfStyles?: { base?: Record<string, string> }; placeholders?: Record<string, string>; ariaConfig?: Record<string, { label?: string } | string> & { lang?: string } };
}

const kinds: Record<string, { kind: 'number' | 'date' | 'cvc'; autocomplete: string }> = {
  encryptedCardNumber: { kind: 'number', autocomplete: 'cc-number' },
  encryptedExpiryDate: { kind: 'date', autocomplete: 'cc-exp' },
  encryptedSecurityCode: { kind: 'cvc', autocomplete: 'cc-csc' },
};

const { shopOrigins, publicKey } = JSON.parse(document.getElementById('settings')!.textContent!) as { shopOrigins: string[]; publicKey: JsonWebKey };
const shop = atob(new URLSearchParams(location.search).get('d') ?? '');
const input = document.querySelector('input')!;
let config: Config | undefined;
let cvcLength = 3;
let brand = '';
let bin = '';

if (shopOrigins.includes(shop)) addEventListener('message', (event) => event.origin === shop && event.source === parent && receive(JSON.parse(String(event.data))));

const tell = (action: string, more: object = {}) => parent.postMessage(JSON.stringify({ action, fieldType: config!.fieldType, numKey: config!.numKey, ...more }), shop);
const field = () => kinds[config!.fieldType]!;

function receive(message: Config & { focus?: boolean; brand?: string; externalValidation?: boolean; code?: string; unsupportedCard?: boolean }) {
  if (!config) return begin(message);
  if (message.numKey !== config.numKey) return;
  if (message.focus) input.focus();
  if (message.brand && field().kind === 'cvc') {
    cvcLength = message.brand === 'amex' ? 4 : 3;
    input.maxLength = cvcLength;
    void check(false);
  }
  if (message.externalValidation) input.setAttribute('aria-invalid', String(Boolean(message.code)));
}

function begin(first: Config) {
  config = first;
  const { iframeUIConfig: { sfStyles, placeholders, ariaConfig } = {} } = first;
  const own = ariaConfig?.[first.fieldType];
  document.documentElement.lang = String(ariaConfig?.lang ?? 'en');
  input.autocomplete = field().autocomplete as AutoFill;
  input.setAttribute('aria-label', (typeof own === 'object' && own.label) || first.fieldType);
  input.placeholder = placeholders?.[first.fieldType] ?? '';
  if (field().kind === 'cvc') input.maxLength = cvcLength;
  for (const [name, value] of Object.entries(sfStyles?.base ?? {})) if (['color', 'fontSize'].includes(name)) input.style[name as 'color'] = value;
  input.addEventListener('input', () => void typed());
  input.addEventListener('focus', () => tell('focus', { focus: true, numChars: input.value.length }));
  input.addEventListener('blur', () => {
    tell('focus', { focus: false, numChars: input.value.length });
    void check(true);
  });
  input.addEventListener('keydown', (event) => event.key === 'Enter' && tell('enterKeyPressed'));
  tell('config');
}

async function typed() {
  const digits = digitsOf(input.value);
  if (field().kind === 'number') {
    input.value = grouped(digits.slice(0, 19));
    tellBrand(digits);
  } else if (field().kind === 'date') {
    const parts = digits.slice(0, 4);
    input.value = parts.length > 2 ? `${parts.slice(0, 2)}/${parts.slice(2)}` : parts;
  } else input.value = digits.slice(0, cvcLength);
  await check(false);
}

function tellBrand(digits: string) {
  const { name } = brandOf(digits);
  if (name !== brand) tell('brand', { brand: name, cvcPolicy: 'required', expiryDatePolicy: 'required', cvcText: '', error: '', mode: 'best-guess' });
  brand = name;
  const start = digits.length >= 6 ? digits.slice(0, 6) : '';
  if (start !== bin) tell('binValue', { binValue: start, ...(start ? { encryptedBin: btoa(start), uuid: crypto.randomUUID?.() ?? String(Math.random()) } : {}) });
  bin = start;
}

async function check(left: boolean) {
  const { kind } = field();
  const digits = digitsOf(input.value);
  const fault = faultOf(kind, digits, { cvcLength, left });
  // Somebody who only passes through an empty field has made no mistake yet.
  if (left && digits.length === 0) return;
  input.setAttribute('aria-invalid', String(Boolean(fault)));
  if (fault !== '') return tell('incorrectly filled field', { error: fault ?? '' });
  const type = config!.fieldType;
  if (kind === 'date') {
    const month = await sealed({ expiryMonth: digits.slice(0, 2) });
    const year = await sealed({ expiryYear: `20${digits.slice(2, 4)}` });
    return tell('encryption', { type: 'year', [type]: [{ type: 'month', encryptedFieldName: 'encryptedExpiryMonth', blob: month }, { type: 'year', encryptedFieldName: 'encryptedExpiryYear', blob: year }] });
  }
  const blob = await sealed(kind === 'number' ? { number: digits } : { cvc: digits });
  tell('encryption', { [type]: [{ type, encryptedFieldName: type, blob }], ...(kind === 'number' ? { endDigits: digits.slice(-4), issuerBin: digits.slice(0, 6) } : {}) });
}

/** A compact JWE that only the sandbox can open. Where the page is not secure there is no encryption, and the sandbox seals its own page's value. */
async function sealed(value: object): Promise<string> {
  if (!globalThis.crypto.subtle) return (await fetch('/checkoutshopper/seal', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) })).text();
  const text = new TextEncoder();
  const header = base64url(text.encode(JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })));
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const lock = await crypto.subtle.importKey('jwk', publicKey, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);
  const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt']);
  const locked = new Uint8Array(await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, lock, secret));
  const closed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: text.encode(header) }, key, text.encode(JSON.stringify({ ...value, generationtime: new Date().toISOString() }))));
  return [header, base64url(locked), base64url(iv), base64url(closed.slice(0, -16)), base64url(closed.slice(-16))].join('.');
}

const base64url = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
