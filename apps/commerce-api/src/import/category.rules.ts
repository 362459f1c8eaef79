/** What stands between the parts of a path and never inside a name. */
const separator = /\s*(?:[-=]?>+|[›»→|]|::)\s*/u;

/**
 * The last part of a category's path: `Swimwear > One-pieces` is One-pieces. A slash between spaces parts a path from three parts
 * on; of two parts it joins two kinds, as in `T-shirts / Tops`.
 */
export function categoryNameOf(path = ''): string | undefined {
  const last =
    path
      .replaceAll('&gt;', '>')
      .split(separator)
      .findLast((part) => part.trim() !== '') ?? '';
  const steps = last.split(/\s+\/\s+/).filter((part) => part.trim() !== '');
  return (steps.length > 2 ? steps.at(-1)! : last).replace(/\s+/g, ' ').trim() || undefined;
}

/** The same of Shopify's product category, where numbers of its taxonomy and `Uncategorized` say nothing. */
export function taxonomyNameOf(path = ''): string | undefined {
  const name = categoryNameOf(path);
  return name && /^(\d+|uncategori[sz]ed)$/i.test(name) ? undefined : name;
}
