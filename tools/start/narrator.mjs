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
     * @param {() => Promise<string>} [progress] how far the work is, asked now and then
     */
    async step(title, work, progress) {
      screen.write(`${title} … `);
      lineIsOpen = true;
      const began = performance.now();
      const isTerminal = 'isTTY' in screen && screen.isTTY === true;
      let shown = '';
      const show = async () => {
        const now = await progress?.();
        if (!now || now === shown || !lineIsOpen) return;
        screen.write(isTerminal ? `\r${title} … ${now} ` : `${now} … `);
        shown = now;
      };
      const timer = progress && setInterval(() => void show(), isTerminal ? 500 : 5_000);
      try {
        const result = await work();
        clearInterval(timer);
        const took = `${((performance.now() - began) / 1000).toFixed(1)} s`;
        screen.write(lineIsOpen ? `${took}\n` : `${title}: ${took}\n`);
        lineIsOpen = false;
        return result;
      } catch (error) {
        clearInterval(timer);
        screen.write(lineIsOpen ? 'failed\n' : `${title}: failed\n`);
        lineIsOpen = false;
        throw error;
      }
    },
  };
}
