const [COMMA, SEMICOLON, ZERO] = [',', ';', '0'].map((sign) => sign.charCodeAt(0)) as [number, number, number];

/**
 * Reads `EUR,1995,2995,2495,;GBP,…`: currency, sales, list, historic and member price, and so on. A million of them are read when a
 * shop opens: number by number, without a text in between.
 * @param tell told of each price; the last two are null where nothing stands
 */
export function readPrices(written: string, tell: (currency: string, sales: number, list: number, historic: number | null, member: number | null) => void): void {
  let at = 0;
  const number = (): number | null => {
    let value = 0;
    const from = at;
    for (let sign = written.charCodeAt(at); at < written.length && sign !== COMMA && sign !== SEMICOLON; sign = written.charCodeAt(++at)) value = value * 10 + sign - ZERO;
    return at++ === from ? null : value;
  };
  while (at < written.length) {
    const comma = written.indexOf(',', at);
    const currency = written.slice(at, comma);
    at = comma + 1;
    tell(currency, number() ?? 0, number() ?? 0, number(), number());
  }
}
