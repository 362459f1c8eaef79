import { catchAllCategory } from './product.rules.ts';
import { maxRowsPerProduct } from './shopify-export.ts';
import { untrackedStock } from './variant.rules.ts';

/** What `npm run import -- --help` says. */
export const help = `Imports a Shopify product export (CSV) into the shop.

  npm run import -- FILE [--dry-run] [--currency GBP] [--language en] [--report FILE]
  npm run import -- --make-sample FILE [--products 300] [--broken]

  --dry-run       reads and checks everything, says what would be new and what would change, and writes nothing
  --currency      of the file's prices, one that a market of the shop sells in; without it the currency of the market en-gb
  --language      of the file's texts; without it en. It also tells the code page of a file that is not UTF-8
  --report        writes every rejection to a CSV file: line, handle, field, what was lost, reason
  --make-sample   writes an export to try this with; --broken puts every kind of fault into it

The shop may run meanwhile and shows the products at once. Importing a file again changes only what is different in it.
DATABASE_URL, DATA_DIR, POSTGRES_PORT and SHOP_ENV hold as for the shop itself.

What a spreadsheet does to the file is understood: commas, semicolons or tabs between columns; UTF-8, UTF-16 or a Windows code
page; decimal commas; TRUE and FALSE in its own language. A price such as 1,499, which can be read in two ways, is rejected.

What becomes what
  Handle           a style, found again by its handle; new ones get the next free number from 500001. It stands in the address
                   of the product, in any script
  Colour           an option whose name means colour, in many languages: one style option per value. Without one: a single colour
  Size, length     likewise (inseam is a length). Other options join the size; where they make the price, the colour.
                   Material and fit that all variants share become facts of the product
  Price            of each variant; tiles and listings show the lowest of a colour. A higher compare-at price is the list price.
                   Outside SHOP_ENV=production prices in the other markets' currencies are made at sample rates; in production
                   prices in other currencies stay as they are, and a new size costs there what its colour costs
  SKU              the article number that shoppers see and search for; variants may share it. A variant is found again by
                   product, colour, size and length. Its id in the shop never changes: the SKU if no other variant has it,
                   otherwise style number, colour and size
  Barcode          the EAN when it is a valid GTIN of 8, 12, 13 or 14 digits. A UPC that lost its leading zero is put right;
                   one such as 1.23457E+11 has lost digits and is rejected
  Quantity         the stock; below zero counts as zero, inventory that is not tracked as ${untrackedStock}.
                   A file without quantities leaves the stock of known variants as it is
  Vendor, type     brand, and a category below /shop: the last part of the type, as in "Swimwear > One-pieces" (also with › » |, and
                   with " / " from three parts on); without type that of the product category, else "${catchAllCategory}"
  Description      plain text, a line per paragraph
  Pictures         stay where they are; only https. The shop reads them from there and shows them in sizes. A colour shows its
                   variants' pictures first, then those of no other colour. "Image Alt Text" is the alternative text
  Gift card        a digital product

Draft, archived, unlisted and unpublished products are skipped; if the shop has them they stay as they are. Products that
are not in the file stay. Variants and colours that a product has no longer are taken off sale, unless one of its rows was
rejected. A product may have ${maxRowsPerProduct} rows, which must follow each other.

Exit code 0 when something was imported, or nothing was wrong; 1 when the file cannot be read, is no product export, is in a
currency that no market sells in, or everything in it was rejected.`;
