import type { PageEntry } from './pages.ts';

/** The groups of texts (`shell` of `shell.menu`) that every document carries: of what stands around a page, of widgets and of product cards. */
export const everywhere = ['shell', 'feedback', 'product', 'carousel', 'text'];

const groupOf = (key: string) => key.slice(0, key.indexOf('.'));

/** Of the texts of a market those that every page has, and those that only this one needs. What opens later brings the others (`bringAllTexts`). */
export function textsFor({ texts: own = [] }: Pick<PageEntry, 'texts'>, all: Record<string, string>): { shared: Record<string, string>; own: Record<string, string> } {
  const entries = Object.entries(all);
  const of = (groups: readonly string[]) => Object.fromEntries(entries.filter(([key]) => groups.includes(groupOf(key))));
  return { shared: of(everywhere), own: of(own) };
}
