import type { Address, LineItem, Money, Order } from '@selvedge/api-order';

interface SampleGood {
  name: string;
  colour: string;
  price: number;
}

interface SampleMarket {
  currency: string;
  goods: Record<'jeans' | 'beanie' | 'giftCard', SampleGood>;
  delivery: string;
  deliveryPrice: number;
  /** In the market's language. */
  country: string;
  address: Address;
}

/** What is bought in a market, at its prices, and by whom. */
const markets: Record<string, SampleMarket> = {
  'en-gb': {
    currency: 'GBP',
    goods: { jeans: { name: 'Cairn flared jeans', colour: 'Raw indigo', price: 67.99 }, beanie: { name: 'Tunnel ribbed beanie', colour: 'Navy', price: 29.99 }, giftCard: { name: 'Digital gift card', colour: 'Ecru', price: 42 } },
    delivery: 'Home delivery', deliveryPrice: 3.99, country: 'United Kingdom',
    address: { firstName: 'Ada', lastName: 'Weaver', line1: '7 Loom Lane', postalCode: 'LS1 4DY', city: 'Leeds', country: 'GB', phoneCountryCode: '44', mobilePhoneNumber: '7700900123' },
  },
  'de-de': {
    currency: 'EUR',
    goods: { jeans: { name: 'Schlagjeans Cairn', colour: 'Rohes Indigo', price: 79.95 }, beanie: { name: 'Rippmütze Tunnel', colour: 'Marineblau', price: 34.95 }, giftCard: { name: 'Digitale Geschenkkarte', colour: 'Ecru', price: 50 } },
    delivery: 'Lieferung nach Hause', deliveryPrice: 4.95, country: 'Deutschland',
    address: { firstName: 'Ada', lastName: 'Weber', line1: 'Webstuhlgasse', houseNumber: '7', postalCode: '04109', city: 'Leipzig', country: 'DE', phoneCountryCode: '49', mobilePhoneNumber: '15123456789' },
  },
  'ar-ae': {
    currency: 'AED',
    goods: { jeans: { name: 'جينز متّسع من الأسفل كيرن', colour: 'نيلي خام', price: 319 }, beanie: { name: 'قبعة صوفية مضلّعة تانل', colour: 'كحلي', price: 139 }, giftCard: { name: 'بطاقة هدايا رقمية', colour: 'أبيض عاجي', price: 200 } },
    delivery: 'توصيل إلى المنزل', deliveryPrice: 20, country: 'الإمارات العربية المتحدة',
    address: { firstName: 'ليلى', lastName: 'النساج', line1: 'شارع النيلي 7', city: 'دبي', country: 'AE', phoneCountryCode: '971', mobilePhoneNumber: '501234567' },
  },
};

const looks: Record<keyof SampleMarket['goods'], Pick<LineItem, 'sku' | 'imageUrl' | 'variant' | 'isDigital'>> = {
  jeans: { sku: '100032_rawindigo_1-30-32', imageUrl: '/api/media/garments/jeans-flared.232f4f.denim/front.jpg', variant: { size: '30', length: '32' }, isDigital: false },
  beanie: { sku: '100250_navy_1-one', imageUrl: '/api/media/garments/beanie.28324e.knit/front.jpg', isDigital: false },
  giftCard: { sku: '100261_ecru_1,50.00', imageUrl: '/api/media/garments/gift-card.e9e1cf.paper/front.jpg', isDigital: true },
};

/** What the market's money is called, and its sums without dust. */
export const moneyIn = (catalog: string, amount: number): Money => ({ amount: Math.round(amount * 100) / 100, currency: markets[catalog]!.currency });

export const addressIn = (catalog: string): Address => markets[catalog]!.address;

/** The country of the market, as the server lists it. */
export const countryIn = (catalog: string) => ({ name: markets[catalog]!.country, country: markets[catalog]!.address.country! });

export const deliveryIn = (catalog: string) => ({ name: markets[catalog]!.delivery, price: moneyIn(catalog, markets[catalog]!.deliveryPrice) });

/** A line of a basket or an order of this market. */
export function lineIn(catalog: string, good: keyof SampleMarket['goods'], quantity = 1, rest: Partial<LineItem> = {}): LineItem {
  const { name, colour, price } = markets[catalog]!.goods[good];
  const [one, all] = [moneyIn(catalog, price), moneyIn(catalog, price * quantity)];
  return {
    ...looks[good], id: good, name, colour: { name: colour }, brand: 'Selvedge', productUrl: `/product/${good}`, quantity, maximumQuantity: 10, badges: [], isBonusProduct: false, lineItemStockLocation: 'warehouse',
    unitPrice: { salesPrice: one, listPrice: one, percentage: 0, discounts: [] }, totalPrice: all, groupTotalPrice: all, ...rest,
  };
}

/** Sums as the server works them out, for prices that include a tax of a fifth. */
export function totalsIn(catalog: string, lines: readonly LineItem[], discount = 0) {
  const money = (amount: number) => moneyIn(catalog, amount);
  const goods = lines.reduce((sum, line) => sum + line.totalPrice.amount, 0);
  const shipping = lines.every(({ isDigital }) => isDigital) ? 0 : markets[catalog]!.deliveryPrice;
  const total = goods - discount + shipping;
  return { subtotal: money(goods), totalDiscount: money(discount), shippingTotal: money(shipping), shippingVat: money(shipping / 6), total: money(total), totalVat: money(total / 6) };
}

/** A placed order of this market: two pairs of jeans and a beanie, to be delivered. */
export function orderIn(catalog: string, { lines = [lineIn(catalog, 'jeans', 2), lineIn(catalog, 'beanie')], ...rest }: Partial<Order> = {}): Order {
  const totals = totalsIn(catalog, lines);
  const { name, price } = deliveryIn(catalog);
  return {
    orderId: 'order-order-order-order-12345678', orderNumber: '100234', orderState: 'placed', created: '2026-11-21T12:00:00.000Z', currency: totals.total.currency, isMasked: false, email: 'ada@example.com', lines, ...totals,
    shippingAddress: addressIn(catalog), billingAddress: addressIn(catalog), promoCodes: [], giftCards: [], paymentInformations: [{ paymentId: 'payment', paymentMethodId: 'scheme', amount: totals.total }],
    shipments: [{ id: '1', shippingMethodId: 'online', shippingMethodName: name, price, predictedDeliveryDate: '2026-11-25' }], ...rest,
  };
}

/** Without what only the buyer may see. */
export const maskedOrderIn = (catalog: string, rest: Partial<Order> = {}): Order => orderIn(catalog, { isMasked: true, email: undefined, shippingAddress: undefined, billingAddress: undefined, ...rest });
