import type { ContractOperation } from './contract.ts';
import { namesMarket, sampleOf, sampleRequest, type Schema, type Sense } from './sample-request.ts';

type Operation = ContractOperation & { path: string; method: string };
export type StrangeRequest = ReturnType<typeof sampleRequest> & { what: string };

/** Characters that the server still reads of a body. */
const LONG = 90_000;
const TOO_LONG = 2_000_000;
/** What Node reads of an address; of a longer one nothing comes as far as the shop. */
const LONGEST_URL = 16_000;

/** What stands where something else is expected, and what somebody who means no good puts there. */
const strange: Record<string, unknown> = {
  nothing: '', null: null, 'a word': 'xqzvwkjh', 'a NUL': 'a\0b', 'an override of direction': '\u202egnp.snaej', emoji: '👗👖🧥', 'half an emoji': '\ud83d', 'a prototype': '__proto__', 'what every object has': 'constructor',
  'a path': '../../etc/passwd', 'a statement': "'; DROP TABLE style; --", 'a script': '<script>alert(1)</script>', 'a broken escape': '%zz', 'less than nothing': -1, half: 0.5, huge: 1e300, 'far below': -1e300, yes: true,
  'two, where one is enough': ['a', 'b'], 'lists of lists': [[[]]], keys: { a: { b: 1 } }, '10,000 values': Array.from({ length: 10_000 }, (_, place) => `v${place}`), 'a long text': 'jeans '.repeat(LONG / 6),
};

/** Bodies as they come off the wire. */
const strangeBodies: Record<string, string> = {
  'no body': '', 'half a body': '{"', 'a body of brackets': '['.repeat(49_000) + ']'.repeat(49_000), 'a key twice': '{"size":1,"size":-1,"email":"a","email":"b"}', 'a number beyond all numbers': '{"size":1e999}',
  'keys that are no keys': '{"__proto__":{"size":1},"constructor":{"prototype":{"size":1}}}', 'a mark before the body': '\ufeff{}', 'text that is no JSON': 'size=1&from=2', '2 MB of text': JSON.stringify({ searchTerms: 'jeans '.repeat(TOO_LONG / 6) }), '2 MB of nothing': ' '.repeat(TOO_LONG),
};

/** As much as a contract takes. */
function* extremes(schema: Schema, sense: Sense): Generator<[what: string, value: unknown]> {
  const { items, maxItems, maxLength, minimum, maximum } = schema;
  if (items && maxItems) yield ['as many as there may be', Array(maxItems).fill(sampleOf(items, sense))];
  if (maxLength) for (const some of ['jeans ', 'a b c d ', '👗', '\u202eﷺ', 'e\u0301']) yield [`all that fits of ${JSON.stringify(some)}`, [...some.repeat(maxLength)].slice(0, maxLength).join('')];
  for (const bound of [minimum, maximum]) if (bound !== undefined) yield ['the outmost number', bound];
}

/** Schemas whose sample is strange in one place. */
function* twisted(schema: Schema, sense: Sense): Generator<[what: string, schema: Schema]> {
  for (const [what, value] of [...Object.entries(strange), ...extremes(schema, sense)]) yield [what, { examples: [value] }];
  if (schema.items) for (const [what, items] of twisted(schema.items, sense)) yield [`in a list ${what}`, { examples: [[sampleOf(items, sense)]] }];
  for (const [name, one] of Object.entries(schema.properties ?? {})) {
    for (const [what, other] of twisted(one, sense)) yield [`${name}: ${what}`, { ...schema, examples: undefined, required: [...(schema.required ?? []), name], properties: { ...schema.properties, [name]: other } }];
  }
}

/**
 * For tests and the bench: requests that no shopper means. All but one thing in each makes sense, so that it is not refused for
 * something else.
 */
export function* nonsenseFor(operation: Operation, market: string, sense: Sense): Generator<StrangeRequest> {
  const { parameters = [], requestBody } = operation;
  const ask = (what: string, otherwise: Partial<Operation> = {}, place = market): StrangeRequest => {
    const { url, ...request } = sampleRequest({ ...operation, ...otherwise }, place, sense);
    return { what, ...request, url: url.slice(0, LONGEST_URL) };
  };
  const plain = ask('');
  for (const left of parameters.filter(({ in: where, required }) => where === 'query' && required)) yield ask(`without ${left.name}`, { parameters: parameters.filter((one) => one !== left) });
  for (const one of parameters) {
    if (namesMarket(one.name)) {
      for (const [what, value] of Object.entries(strange)) yield ask(`market: ${what}`, {}, String(value));
    } else for (const [what, schema] of twisted(one.schema as Schema, sense)) yield ask(`${one.name}: ${what}`, { parameters: parameters.map((other) => (other === one ? { ...one, required: true, schema } : other)) });
  }
  for (const query of ['__proto__=1', 'constructor[prototype][a]=1', 'x[]=1', '=', '&&&', 'a%00=1']) yield { ...plain, what: `unknown ${query}`, url: `${plain.url}&${query}` };
  for (const cookie of ['notify-me=__proto__', `notify-me=${'x'.repeat(32)}`, `notify-me=${'x'.repeat(4_000)}`, '=;;=', 'notify-me=%zz']) yield { ...ask(`cookie ${cookie.slice(0, 20)}`), headers: { ...plain.headers, cookie } };
  for (const [type, { schema }] of Object.entries(requestBody?.content ?? {})) {
    for (const [what, other] of twisted(schema as Schema, sense)) yield ask(`body ${what}`, { requestBody: { ...requestBody, content: { [type]: { schema: other } } } });
    for (const [what, payload] of Object.entries(strangeBodies)) yield { ...plain, what, payload };
  }
}
