import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { root } from '../start/checkout.mjs';
import type { Block, Document } from './markdown.ts';

/** A program that a document shows. */
export interface Example {
  place: string;
  /** Where it would stand: its first line says so (`// app/pages/search.page.tsx`), or else in the sources beside its document. */
  file: string;
  text: string;
}

/** Tells the compiler what the test run of the commerce API provides. */
const provided = join(root, 'apps/commerce-api/src/storage/test-server.ts');
const named = /^\/\/ ([\w./-]+\.tsx?)$/;

export const fileNamedBy = ({ text }: Block): string | undefined => named.exec(text.split('\n', 1)[0]!)?.[1];

/** The examples of a document: its `ts` and `tsx` blocks but those that say `fragment`. */
export function examplesOf({ file, blocks }: Document): Example[] {
  const folder = posix.dirname(file);
  return blocks
    .filter(({ language, remark }) => (language === 'ts' || language === 'tsx') && remark !== 'fragment')
    .map((block, index) => {
      const inside = existsSync(join(root, folder, 'src')) ? 'src' : '.';
      // How-tos name files from the top, READMEs from their own folder.
      const own = fileNamedBy(block);
      const path = own && file.startsWith('docs/') ? own : posix.join(folder, own ?? `${inside}/${posix.basename(file, '.md').toLowerCase()}-${index + 1}.${block.language}`);
      return { place: block.place, file: path, text: block.text };
    });
}

/** What the compiler says against the examples, each as if it stood where it says; one line per fault. */
export function faultsOf(examples: Example[]): string[] {
  const byPath = new Map(examples.map((example) => [join(root, example.file), example]));
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile) as { config: { compilerOptions: object } };
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, composite: false, emitDeclarationOnly: false, noEmit: true, moduleDetection: 'force', lib: ['ES2024', 'DOM', 'DOM.Iterable'], types: ['node', 'vite/client'] }, root);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => byPath.has(path) || fileExists(path);
  host.readFile = (path) => byPath.get(path)?.text ?? readFile(path);
  host.getSourceFile = (path, language, ...rest) => {
    const example = byPath.get(path);
    return example ? ts.createSourceFile(path, example.text, language, true) : getSourceFile(path, language, ...rest);
  };
  const program = ts.createProgram([...byPath.keys(), provided], options, host);
  return [...byPath].flatMap(([path, { place }]) => {
    const syntax = program.getSourceFile(path)!;
    return [...program.getSyntacticDiagnostics(syntax), ...program.getSemanticDiagnostics(syntax)].map(({ start = 0, messageText }) => {
      const line = syntax.getLineAndCharacterOfPosition(start).line + 1;
      return `${place}, line ${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  });
}
