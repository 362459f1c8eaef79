/**
 * Says what is going on: one plain line per step, with the seconds it took.
 * @typedef {ReturnType<typeof createNarrator>} Narrator
 * @param {NodeJS.WritableStream} screen
 */
export function createNarrator(screen) {
  let lineIsOpen = false;
  // A closed pipe (`npm start | head`) must not take the shop down.
  screen.on('error', () => {});

  const line = (/** @type {string} */ text) => {
    screen.write(lineIsOpen ? `\n${text}\n` : `${text}\n`);
    lineIsOpen = false;
  };

  return {
    line,
    /**
     * @template Result
     * @param {string} title
     * @param {() => Promise<Result>} work
     */
    async step(title, work) {
      screen.write(`${title} … `);
      lineIsOpen = true;
      const began = performance.now();
      try {
        const result = await work();
        const took = `${((performance.now() - began) / 1000).toFixed(1)} s`;
        screen.write(lineIsOpen ? `${took}\n` : `${title}: ${took}\n`);
        lineIsOpen = false;
        return result;
      } catch (error) {
        screen.write(lineIsOpen ? 'failed\n' : `${title}: failed\n`);
        lineIsOpen = false;
        throw error;
      }
    },
  };
}
