/** A module that is loaded when first needed, and then at hand without waiting. */
export interface LazyModule<Module> {
  /** The module's source file, as the build's manifest names it; empty in the browser. */
  readonly id: string;
  load(): Promise<Module>;
  /** The module once loaded. */
  readonly loaded: Module | undefined;
}

/**
 * A registry entry: the call with an arrow function that imports, written in one piece on one line, because the build adds
 * `id` to it for the server, which links exactly the chunks that a page uses.
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

/** One widget of a module that holds several which travel together; `load` gives the same object every time. */
export function widgetOf<Module, Name extends keyof Module>(together: LazyModule<Module>, name: Name): LazyModule<{ widget: Module[Name] }> {
  return lazyModule(async () => ({ widget: (await together.load())[name] }), together.id);
}
