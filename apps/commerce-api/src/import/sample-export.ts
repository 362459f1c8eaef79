import { chanceFrom, type Chance } from '../sample/chance.ts';
import { internalEan } from '../sample/ean.ts';
import { csvLine } from './csv-line.ts';
import { sampleFaults, endlessRow } from './sample-faults.ts';

/** The columns of a Shopify export, in its order. */
export const sampleColumns = [
  'Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Type', 'Tags', 'Published', 'Option1 Name', 'Option1 Value', 'Option1 Linked To',
  'Option2 Name', 'Option2 Value', 'Option2 Linked To', 'Option3 Name', 'Option3 Value', 'Option3 Linked To', 'Variant SKU', 'Variant Grams',
  'Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy', 'Variant Fulfillment Service', 'Variant Price',
  'Variant Compare At Price', 'Variant Requires Shipping', 'Variant Taxable', 'Variant Barcode', 'Image Src', 'Image Position', 'Image Alt Text',
  'Gift Card', 'SEO Title', 'SEO Description', 'Variant Image', 'Variant Weight Unit', 'Variant Tax Code', 'Cost per item', 'Status',
] as const;

export type SampleRow = Partial<Record<(typeof sampleColumns)[number], string>>;

interface Kind {
  noun: string;
  type: string;
  category: string;
  price: [from: number, to: number];
  options: Record<string, string[]>;
}

const clothing = 'Apparel & Accessories > Clothing';
const letters = ['XS', 'S', 'M', 'L', 'XL'];
const kinds: Kind[] = [
  { noun: 'Jeans', type: 'Jeans', category: `${clothing} > Pants > Jeans`, price: [60, 140], options: { Colour: ['Indigo', 'Washed Black', 'Light Blue', 'Ecru'], Size: ['28', '30', '32', '34'], Length: ['30', '32', '34'] } },
  { noun: 'T-Shirt', type: 'T-Shirts', category: `${clothing} > Shirts & Tops > T-Shirts`, price: [15, 40], options: { Colour: ['White', 'Black', 'Navy', 'Sage Green', 'Off White'], Size: letters } },
  { noun: 'Shirt', type: 'Shirts', category: `${clothing} > Shirts & Tops > Shirts`, price: [45, 95], options: { Color: ['White', 'Sky Blue', 'Stonewash'], Size: letters } },
  { noun: 'Jumper', type: 'Knitwear', category: `${clothing} > Shirts & Tops > Sweaters`, price: [70, 160], options: { Size: letters, Colour: ['Oatmeal', 'Burgundy', 'Forest Green', 'Charcoal'] } },
  { noun: 'Hoodie', type: 'Sweatshirts', category: `${clothing} > Shirts & Tops > Hoodies`, price: [50, 90], options: { Farbe: ['Schwarz', 'Grau', 'Lila'], Größe: letters } },
  { noun: 'Trainers', type: 'Shoes', category: 'Apparel & Accessories > Shoes > Sneakers', price: [80, 150], options: { Colour: ['White', 'Black / White'], 'EU size': ['38', '39', '40', '41', '42', '43'] } },
  { noun: 'Chinos', type: 'Trousers', category: `${clothing} > Pants > Chinos`, price: [55, 110], options: { Colour: ['Sand', 'Navy', 'Olive'], Size: ['30', '32', '34', '36'], Fit: ['Slim', 'Regular'] } },
  { noun: 'Scarf', type: '', category: 'Apparel & Accessories > Clothing Accessories > Scarves', price: [25, 70], options: { Colour: ['Camel', 'Red', 'Multi'] } },
  { noun: 'Cap', type: 'Accessories', category: '', price: [20, 40], options: { Size: ['S/M', 'L/XL'] } },
  { noun: 'Tote Bag', type: 'Bags', category: 'Apparel & Accessories > Handbags, Wallets & Cases > Tote Bags', price: [15, 60], options: {} },
];
const manners = ['Slim', 'Relaxed', 'Heavy', 'Washed', 'Everyday', 'Organic', 'Classic', 'Boxy', 'Cropped', 'Brushed', 'Striped', 'Vintage'];
const vendors = ['Selvedge Studio', 'North Quay', 'Loom & Line', 'Plain Weave', 'Ærlig'];

/**
 * A Shopify product export, the same for the same numbers, line by line. With `broken` it has one product for every kind of
 * fault among the good ones, and ends in a quote that nothing closes.
 */
export function* sampleExport({ products, broken = false }: { products: number; broken?: boolean }): Generator<string> {
  yield csvLine(sampleColumns);
  const line = (row: SampleRow) => csvLine(sampleColumns.map((column) => row[column] ?? ''));
  const chance = chanceFrom(20_260);
  const faults = broken ? sampleFaults() : [];
  for (let number = 1; number <= products; number++) {
    const rows = number % 50 === 0 ? giftCard(number) : product(number, chance);
    for (const row of rows) yield line(row);
    const fault = faults.shift();
    if (fault) for (const row of fault.rows) yield typeof row === 'string' ? row : line(row);
  }
  for (const fault of faults) for (const row of fault.rows) yield typeof row === 'string' ? row : line(row);
  if (broken) yield endlessRow;
}

function* product(number: number, chance: Chance): Generator<SampleRow> {
  const kind = chance.oneOf(kinds);
  const manner = chance.oneOf(manners);
  const title = `${manner} ${kind.noun}`;
  const handle = `${title.toLowerCase().replaceAll(' ', '-')}-${number}`;
  const price = chance.between(...kind.price) - 0.05;
  const compareAt = chance.happens(0.2) ? (price * 1.4).toFixed(2) : '';
  const names = Object.keys(kind.options);
  const choices = combinations(Object.values(kind.options));
  const picture = (name: string) => `https://pictures.example/files/${handle}-${name}.jpg?v=${1_700_000_000 + number}`;
  const colourPlace = names.findIndex((name) => /^(colou?r|farbe)$/i.test(name));
  const colourPicture = (values: string[]) => (colourPlace < 0 ? '' : picture(values[colourPlace]!.toLowerCase().replaceAll(/[^a-z]+/g, '-')));
  const pictures = [picture('front'), picture('back'), ...new Set(choices.map(colourPicture).filter(Boolean))];

  for (let place = 0; place < Math.max(choices.length, pictures.length); place++) {
    const values = choices[place];
    yield {
      Handle: handle,
      ...(place === 0 ? {
        Title: title, Vendor: chance.oneOf(vendors), 'Product Category': kind.category, Type: kind.type, Tags: `${manner.toLowerCase()}, ${kind.noun.toLowerCase()}`,
        'Body (HTML)': `<p>${title} from our <strong>own</strong> line.</p>\n<ul>\n<li>Made to last &amp; to mend</li>\n<li>Says "wear me"</li>\n</ul>`,
        Published: 'true', 'Gift Card': 'false', Status: number % 40 === 0 ? 'draft' : 'active', 'SEO Title': title,
        ...(names.length ? Object.fromEntries(names.map((name, option) => [`Option${option + 1} Name`, name])) : { 'Option1 Name': 'Title' }),
      } : {}),
      ...(values ? {
        ...(values.length ? Object.fromEntries(values.map((value, option) => [`Option${option + 1} Value`, value])) : { 'Option1 Value': 'Default Title' }),
        'Variant SKU': number % 30 === 0 ? '' : `${String(number).padStart(6, '0')}-${place + 1}`, 'Variant Grams': '400', 'Variant Inventory Tracker': number % 25 === 0 ? '' : 'shopify',
        'Variant Inventory Qty': String(chance.between(-2, 40)), 'Variant Inventory Policy': 'deny', 'Variant Fulfillment Service': 'manual', 'Variant Price': price.toFixed(2),
        'Variant Compare At Price': compareAt, 'Variant Requires Shipping': 'true', 'Variant Taxable': 'true', 'Variant Barcode': internalEan(number * 100 + place),
        'Variant Image': colourPicture(values), 'Variant Weight Unit': 'kg',
      } : {}),
      ...(pictures[place] ? { 'Image Src': pictures[place], 'Image Position': String(place + 1), 'Image Alt Text': title } : {}),
    };
  }
}

function* giftCard(number: number): Generator<SampleRow> {
  const handle = `gift-card-${number}`;
  for (const [place, value] of ['25.00', '50.00', '100.00'].entries()) {
    yield {
      Handle: handle, 'Option1 Value': `£${value}`, 'Variant SKU': `GIFT-${number},${value}`, 'Variant Price': value, 'Variant Requires Shipping': 'false', 'Variant Inventory Policy': 'continue',
      ...(place === 0 ? { Title: 'Gift Card', Vendor: vendors[0], Type: 'Gift Cards', 'Body (HTML)': 'Arrives by mail at once.', Published: 'true', 'Option1 Name': 'Denominations', 'Gift Card': 'true', Status: 'active' } : {}),
    };
  }
}

const combinations = (lists: string[][]): string[][] => lists.reduce<string[][]>((all, values) => all.flatMap((one) => values.map((value) => [...one, value])), [[]]);
