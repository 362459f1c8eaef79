import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/checkout.mjs';
import { fileNamedBy } from './examples.ts';
import type { Document } from './markdown.ts';

/** What a command may name. */
export interface Named {
  /** Of the root `package.json`. */
  scripts: ReadonlySet<string>;
  /** Names of the workspace's projects: `@selvedge/basket`. */
  projects: ReadonlySet<string>;
}

const firstWords = /^(npm|npx|node|nx|docker|psql|pg_ctlcluster)\b/;
/** Commands of npm's own. */
const npmItself = new Set(['install', 'ci', 'exec', 'login', 'start', 'test']);
const ourFolders = /^(?:\.\/)?((?:apps|libs|tools|docs)\/[^\s'"=:*<{…]+)$/;

/** The commands of a document: lines of its `sh` blocks, and what stands in backticks and begins like one. */
export const commandsOf = ({ blocks, spans }: Document): string[] => [
  ...blocks.filter(({ language }) => language === 'sh').flatMap(({ text }) => text.replaceAll(/\\\n\s*/g, ' ').split('\n')),
  ...spans.filter((span) => firstWords.test(withoutSettings(span))),
].map((line) => line.replace(/(^|\s)#.*$/, '').trim()).filter(Boolean);

const withoutSettings = (command: string) => command.replace(/^(?:\w+=\S*\s+)+/, '');

/** Whether a path is there, or will be for who follows the document: an example says in its first line that it is to be written, or a table says what a command makes. */
export function isThere(path: string, { blocks, made }: Pick<Document, 'blocks' | 'made'>): boolean {
  return existsSync(join(root, path)) || blocks.some((block) => fileNamedBy(block) === path) || made.some((one) => one === path || (one.endsWith('/') && path.startsWith(one)));
}

/** Scripts, projects and files that the commands of a document name and that are not there. */
export function missingIn(document: Document, named: Named): string[] {
  return commandsOf(document).flatMap((command) => missing(command, named, document).map((what) => `${document.file}: ${what} in "${command}"`));
}

/** The folder that `npm run build -w apps/storefront` means. */
const workspaceOf = (words: string[]) => (words.includes('-w') ? words[words.indexOf('-w') + 1] : undefined);

const scriptsIn = (folder: string): ReadonlySet<string> => {
  const manifest = join(root, folder, 'package.json');
  return new Set(existsSync(manifest) ? Object.keys((JSON.parse(readFileSync(manifest, 'utf8')) as { scripts?: object }).scripts ?? {}) : []);
};

function missing(command: string, { scripts, projects }: Named, document: Document): string[] {
  const words = withoutSettings(command).split(/\s+/).map((word) => word.replace(/^['"]|['"]$/g, ''));
  const [program, first, second] = words;
  const faults: string[] = [];
  if (program === 'npm') {
    const script = first === 'run' ? second : first === 'start' || first === 'test' ? first : undefined;
    if (script !== undefined && !/^[<A-Z]/.test(script) && !(workspaceOf(words) ? scriptsIn(workspaceOf(words)!) : scripts).has(script)) faults.push(`no script "${script}"`);
    if (first !== undefined && first !== 'run' && !npmItself.has(first)) faults.push(`npm knows no "${first}" here`);
  }
  if (program === 'node') {
    const script = words.slice(1).find((word) => !word.startsWith('-'));
    if (script !== undefined && !isThere(script, document)) faults.push(`no file "${script}"`);
  }
  for (const word of words.slice(1)) {
    const path = ourFolders.exec(word)?.[1];
    if (path !== undefined && !isThere(path, document)) faults.push(`no file "${path}"`);
    for (const [project] of word.matchAll(/@selvedge\/[a-z][\w-]*/g)) if (!projects.has(project) && !document.made.includes(project.replace('@selvedge', 'libs') + '/')) faults.push(`no project "${project}"`);
  }
  return [...new Set(faults)];
}
