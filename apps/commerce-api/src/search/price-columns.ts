/** Stands where there is no price; above every price that can be asked for. */
export const NO_PRICE = 0xffff_ffff;

export interface CurrencyColumns {
  sales: Uint32Array;
  list: Uint32Array;
  historic?: Uint32Array;
  member?: Uint32Array;
}

/** The prices of all options by currency, minor units. */
export class PriceColumns {
  readonly #columns = new Map<string, CurrencyColumns>();
  readonly #length: number;

  constructor(length: number) {
    this.#length = length;
  }

  in(currency: string): CurrencyColumns | undefined {
    return this.#columns.get(currency);
  }

  set(option: number, currency: string, sales: number, list: number, historic?: number | null, member?: number | null): void {
    let columns = this.#columns.get(currency);
    if (!columns) this.#columns.set(currency, (columns = { sales: this.#empty(), list: this.#empty() }));
    columns.sales[option] = sales;
    columns.list[option] = list;
    if (typeof historic === 'number') (columns.historic ??= this.#empty())[option] = historic;
    if (typeof member === 'number') (columns.member ??= this.#empty())[option] = member;
  }

  has(option: number, currency: string): boolean {
    const columns = this.#columns.get(currency);
    return columns !== undefined && columns.sales[option] !== NO_PRICE;
  }

  get(option: number, currency: string): { sales: number; list: number; historic: number | null; member: number | null } | undefined {
    const columns = this.#columns.get(currency);
    if (!columns || !this.has(option, currency)) return undefined;
    const orNull = (column: Uint32Array | undefined) => (column && column[option] !== NO_PRICE ? column[option]! : null);
    return { sales: columns.sales[option]!, list: columns.list[option]!, historic: orNull(columns.historic), member: orNull(columns.member) };
  }

  #empty = () => new Uint32Array(this.#length).fill(NO_PRICE);
}
