/** Something that the person at the keyboard can put right: the message is all they need, a stack would only hide it. */
export class Explained extends Error {}

/**
 * Runs a command to its end. Whatever goes wrong is said on the screen, and the exit code is 1 then.
 * @param {() => Promise<number>} command gives the exit code
 */
export async function runCommand(command) {
  try {
    process.exitCode = await command();
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof Explained ? `\n${error.message}` : error);
  }
}
