const [COMMA, SEMICOLON, ZERO] = [',', ';', '0'].map((sign) => sign.charCodeAt(0)) as [number, number, number];
const NOTHING = -1;
const orNull = (price: number): number | null => (price === NOTHING ? null : price);

/**
 * Reads `1995,2995,2495,;1495`: sales, list, historic and member price, or the sales price alone where nothing was reduced; and so on.
 * A million of them are read when a shop opens: number by number from the bytes, without a text in between.
 * @param tell told of each price, from place 0 on; the last two are null where nothing stands
 */
export function readPrices(written: Uint8Array, tell: (place: number, sales: number, list: number, historic: number | null, member: number | null) => void): void {
  const { length } = written;
  let at = 0;
  const number = (): number => {
    let value = NOTHING;
    for (; at < length; at++) {
      const sign = written[at]!;
      if (sign === COMMA || sign === SEMICOLON) break;
      value = (value === NOTHING ? 0 : value * 10) + sign - ZERO;
    }
    return value;
  };
  const more = (): number => (at < length && written[at] === COMMA ? (at++, number()) : NOTHING);
  for (let place = 0; at < length; place++, at++) {
    const sales = number();
    const list = more();
    const historic = more();
    tell(place, sales, list === NOTHING ? sales : list, orNull(historic), orNull(more()));
  }
}
