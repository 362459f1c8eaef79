/** A module that is loaded when first needed, and then at hand without waiting. */
export interface LazyModule<Module> {
  /** The module's source file, as the build's manifest names it; empty in the browser. */
  readonly id: string;
  load(): Promise<Module>;
  /** The module once loaded. */
  readonly loaded: Module | undefined;
}

/**
 * A registry entry: `lazyModule(() => import('./text-widget/text.widget.tsx'))`. The build adds `id` for the server, which
 * links exactly the chunks that a page uses; write the call in one piece, or it cannot.
 */
export function lazyModule<Module>(load: () => Promise<Module>, id = ''): LazyModule<Module> {
  let loaded: Module | undefined;
  return {
    id,
    async load() {
      loaded ??= await load();
      return loaded;
    },
    get loaded() {
      return loaded;
    },
  };
}
