import type { Plugin } from 'vite';

/**
 * Marks the components that react-router makes at its top level as free of side effects, so that those that nobody uses
 * (forms, framework links: 3 kB gzip) stay out of the first load.
 */
export function pureComponents(): Plugin {
  return {
    name: 'pure-components',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) => ({
        code: code
          .replaceAll(/(?<== )(?=React(?:\$\d+)?\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ ')
          // A name for the developer tools would keep its component.
          .replaceAll(/^\w+\.displayName = .+;$/gm, ''),
        map: null,
      }),
    },
  };
}
