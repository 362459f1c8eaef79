import { catchAllCategory } from './product.rules.ts';
import { maxRowsPerProduct } from './shopify-export.ts';
import { untrackedStock } from './variant.rules.ts';

/** What `npm run import -- --help` says. */
export const help = `Imports a Shopify product export (CSV) into the shop.

  npm run import -- FILE [--dry-run] [--currency GBP] [--language en] [--report FILE]
  npm run import -- --make-sample FILE [--products 300] [--broken]

  --dry-run       reads and checks everything, says what would be new and what would change, and writes nothing
  --currency      of the file's prices; without it the currency of the market en-gb
  --language      of the file's texts; without it en
  --report        writes every rejection to a CSV file: line, handle, field, what was lost, reason
  --make-sample   writes an export to try this with; --broken puts every kind of fault into it

The shop may run meanwhile and shows the products at once. Importing a file again changes only what is different in it.
DATABASE_URL, DATA_DIR, POSTGRES_PORT and SHOP_ENV hold as for the shop itself.

What becomes what
  Handle           a style, found again by its handle; new ones get the next free number from 500001
  Colour           an option whose name means colour, in many languages: one style option per value. Without one: a single colour
  Size, length     likewise (inseam is a length). Other options join the size; where they make the price, the colour.
                   Material and fit that all variants share become facts of the product
  Price            one per colour; a variant that costs something else than the others of its colour is rejected.
                   A higher compare-at price is the list price. Outside SHOP_ENV=production prices in the other markets'
                   currencies are made at sample rates; in production prices in other currencies stay as they are
  SKU              the variant's id; without one it is made from handle, colour and size
  Barcode          the EAN when it is a valid GTIN
  Quantity         the stock; below zero counts as zero, inventory that is not tracked as ${untrackedStock}.
                   A file without quantities leaves the stock of known variants as it is
  Vendor, type     brand, and a category below /shop; without type the last part of the product category, else "${catchAllCategory}"
  Description      plain text, a line per paragraph
  Pictures         stay where they are; only https. A colour shows its variants' pictures first, then those of no other colour
  Gift card        a digital product

Draft, archived, unlisted and unpublished products are skipped; if the shop has them they stay as they are. Products that
are not in the file stay. Variants and colours that a product has no longer are taken off sale, unless one of its rows was
rejected. A product may have ${maxRowsPerProduct} rows, which must follow each other.

Exit code 0 when something was imported, or nothing was wrong; 1 when the file cannot be read, is no product export, or
everything in it was rejected.`;
