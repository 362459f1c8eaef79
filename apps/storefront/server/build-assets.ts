import { scripts as lettersOf, tokenIn, type Brand } from '@selvedge/ui/tokens';
import type { Manifest } from 'vite';

export interface BuildAssets {
  entry: string;
  /** Stylesheets and scripts of the entry and of these source modules, without repetition; scripts after those that they need, and without the entry. */
  of(modules: readonly string[]): { styles: string[]; scripts: string[] };
  /** Files of the text font that every page in a language needs: figures and Latin names, the letters of its own script, and the light ones of a brand whose name is written with them. */
  fonts(language: string, brand: string): string[];
  /** Files of the font that a campaign's line has, where it is not the text font. */
  campaignFonts(language: string, brand: string): string[];
}

/** Languages whose letters are not Latin, and the file that has them. */
const ownLetters: Record<string, string> = { ar: 'vazirmatn-arabic', el: 'inter-tight-greek', bg: 'inter-tight-cyrillic', mk: 'inter-tight-cyrillic', ru: 'inter-tight-cyrillic', sr: 'inter-tight-cyrillic', uk: 'inter-tight-cyrillic' };

const entryModule = 'app/entry.client.tsx';

/** Reads from the build's manifest what a page has to link. */
export function buildAssets(manifest: Manifest): BuildAssets {
  const collect = (key: string, styles: Set<string>, scripts: Set<string>) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build knows nothing of ${key}. Build the storefront again.`);
    const address = `/${chunk.file}`;
    if (scripts.has(address)) return;
    scripts.add(address);
    // The entry's styles come first: they declare the order of the cascade layers.
    for (const css of chunk.css ?? []) styles.add(`/${css}`);
    for (const imported of chunk.imports ?? []) collect(imported, styles, scripts);
    // Once more, now after what it needs.
    scripts.delete(address);
    scripts.add(address);
  };
  const font = (name: string) => {
    const found = Object.keys(manifest).find((key) => key.endsWith(`/fonts/${name}.woff2`));
    if (!found) throw new Error(`The build has no font ${name}.`);
    return `/${manifest[found]!.file}`;
  };
  const entry = `/${manifest[entryModule]!.file}`;
  return {
    entry,
    of(modules) {
      const styles = new Set<string>();
      const scripts = new Set<string>();
      for (const module of [entryModule, ...modules]) collect(module, styles, scripts);
      scripts.delete(entry);
      return { styles: [...styles], scripts: [...scripts] };
    },
    fonts(language, brand) {
      const own = ownLetters[language.split('-')[0]!];
      const isLight = Number(tokenIn(brand as Brand, '--weight-display')) < 400;
      return ['inter-tight-latin', ...(own ? [own] : []), ...(isLight ? ['inter-tight-light-latin'] : [])].map(font);
    },
    campaignFonts(language, brand) {
      const family = lettersOf[language.split('-')[0]!]?.['--font-campaign'] ?? tokenIn(brand as Brand, '--font-campaign');
      return family.includes('EB Garamond') ? [font('eb-garamond-latin')] : [];
    },
  };
}
