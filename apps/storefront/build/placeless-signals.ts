import type { Plugin } from 'vite';

/**
 * React makes five errors while its file is read, which are no errors but signals that it throws and knows again. A browser that is watched,
 * by Lighthouse or its developer tools, writes down where each was made, and for the first one reads the whole file a second time:
 * 10 of the 13 ms that React's start then took, tenfold on a telephone. These know no place. Nobody else notices.
 */
export function placelessSignals(): Plugin {
  return {
    name: 'placeless-signals',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: code.replaceAll(/(?<=Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g, 'Object.assign(Object.create(Error.prototype), { message: $1 })'), map: null }),
    },
  };
}
