import type { Plugin } from 'vite';

/**
 * React works for five milliseconds before it lets the browser answer, and for as long again as its last piece of work takes: on a slow
 * telephone that is more than anybody should wait. Two are enough to wake a page, and cost it nothing that can be measured.
 */
export function shortTurns(): Plugin {
  return {
    name: 'short-turns',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /scheduler\.production\.js$/ },
      handler: (code) => ({ code: code.replace(/(?<=frameInterval = )5\b/, '2'), map: null }),
    },
  };
}
