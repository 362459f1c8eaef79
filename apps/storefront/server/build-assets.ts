import type { Manifest } from 'vite';

export interface BuildAssets {
  entry: string;
  /** Stylesheets and scripts of the entry and of these source modules, without repetition. */
  of(modules: readonly string[]): { styles: string[]; scripts: string[] };
}

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
  };
  return {
    entry: `/${manifest[entryModule]!.file}`,
    of(modules) {
      const styles = new Set<string>();
      const scripts = new Set<string>();
      for (const module of [entryModule, ...modules]) collect(module, styles, scripts);
      return { styles: [...styles], scripts: [...scripts] };
    },
  };
}
