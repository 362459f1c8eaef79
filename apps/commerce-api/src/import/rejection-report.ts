import { createWriteStream } from 'node:fs';
import { csvLine } from './csv-line.ts';
import type { Rejection } from './rejection.ts';

/** Begins the file that `--report` asks for. @throws Error when it cannot be written */
export async function reportTo(path: string) {
  const file = createWriteStream(path);
  await new Promise<void>((done, fail) => file.once('open', () => done()).once('error', (cause) => fail(new Error(`The report cannot be written: ${cause.message}.`, { cause }))));
  let failure: Error | undefined;
  file.on('error', (error) => (failure = error));
  file.write(csvLine(['line', 'handle', 'field', 'lost', 'reason']));
  return {
    write: ({ line, handle, field, lost, reason }: Rejection) => file.write(csvLine([line, handle, field, lost, reason])),
    async end() {
      await new Promise((done) => file.end(done));
      if (failure) throw new Error(`The report ${path} is not complete: ${failure.message}.`, { cause: failure });
    },
  };
}

/** A rejection as the command shows it. */
export const sentenceOf = ({ line, handle, field, lost, reason }: Rejection) =>
  `line ${line}${handle ? `, ${handle}` : ''}, ${field}: ${reason} (${lost === 'nothing' ? 'imported' : `${lost} not imported`})`;
