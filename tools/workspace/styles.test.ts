import { glob, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { tokens } from '@selvedge/ui/tokens';
import { expect, test } from 'vitest';
import { root } from '../start/checkout.mjs';

const notOurs = /(^|\/)(node_modules|dist|out-tsc|generated)\//;

async function read(pattern: string): Promise<{ file: string; text: string }[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: root, exclude: (name) => name === 'node_modules' })) files.push(file.split(sep).join('/'));
  return Promise.all(files.filter((file) => !notOurs.test(file)).sort().map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })));
}

const styles = (await read('{libs,apps}/**/*.css')).map(({ file, text }) => ({ file, text: text.replace(/\/\*.*?\*\//gs, '') }));
const components = (await read('{libs,apps}/**/*.{ts,tsx}')).filter(({ file }) => !/\.(test|stories)\.tsx?$|\/tokens\.ts$/.test(file));
/** The custom properties that texts name in one way, for example where they are read. */
const named = (texts: { text: string }[], how: RegExp) => new Set(texts.flatMap(({ text }) => [...text.matchAll(how)].map(([, name]) => name!)));

const reading = /var\((--[\w-]+)/g;
const used = named([...styles.filter(({ file }) => !file.endsWith('/tokens.css')), ...components], reading);

test('every design token is read by a style', () => {
  // Tokens of tokens: what others are made of is read where they are.
  const within = named([{ text: Object.values(tokens).join() }], reading);
  expect(Object.keys(tokens).length).toBeGreaterThan(50);
  expect(Object.keys(tokens).filter((token) => !used.has(token) && !within.has(token))).toEqual([]);
});

/** Set by what no file of ours writes out: the tiles of a row, by device, and where Base UI has room for what it opens. */
const setElsewhere = /^--((kept|set)-(mobilePortrait|mobileLandscape|tablet|desktop)|anchor-width|available-(width|height))$/;

test('every custom property that is read is set by a style or by a component', () => {
  const set = new Set([...named(styles, /(?<![\w-])(--[\w-]+)\s*:/g), ...named(components, /['"`](--[\w-]+)['"`]/g)]);
  expect([...used].filter((name) => !set.has(name) && !setElsewhere.test(name))).toEqual([]);
});

/** Declarations that look physical and are right in every language, each with its reason. */
const rightEverywhere: Record<string, string> = {
  'libs/cms-widgets/src/canvas/Canvas.module.css object-position: 72%': 'A picture is not mirrored: what it is about stays where it was drawn.',
  'apps/storefront/app/navigation/PendingBar.module.css transform-origin: 0 50%': 'Its next rule says the same for Arabic.',
  'apps/storefront/app/navigation/PendingBar.module.css transform-origin: 100% 50%': 'The rule for Arabic.',
  'libs/ui/src/disclosure/Disclosure.module.css border-width: 0 1.5px 1.5px 0': 'Turned by 45 degrees it points down.',
  'libs/ui/src/dialog/Modal.module.css padding: 0 var(--scrollbar-right, 0px) 0 var(--scrollbar-left, 0px)': 'Browsers disagree on the side of the scrollbar, whatever the language.',
};

const side = /(?<![\w-])(left|right)(?![\w-])/;
/** The four sides of a shorthand: a space within brackets is none. */
const partsOf = (value: string) => value.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, (brackets) => brackets.replaceAll(' ', '')).split(/\s+/);

/** Why a declaration is wrong where lines run from right to left, undefined if it is not. */
function physical(property: string, value: string): string | undefined {
  if (/(^|-)(left|right)(-|$)/.test(property)) return 'a side by its name';
  if (/^(text-align|float|clear|caption-side|justify-\w+)$/.test(property) && side.test(value)) return 'a side by its name';
  if (/^(margin|padding|inset|border-(width|color|style|radius)|scroll-(margin|padding))$/.test(property)) {
    const [, right, , left] = partsOf(value);
    if (left !== undefined && left !== right) return 'sides in the order of the clock';
  }
  if (/^(transform-origin|object-position|perspective-origin|background-position)$/.test(property) && !/^(center|50%)( |$)/.test(value) && !/^(top|bottom)$/.test(value)) return 'a place that is counted from the left';
  return undefined;
}

test.each([
  ['margin-left', '1px'], ['border-right-color', 'red'], ['left', '0'], ['border-top-left-radius', '2px'], ['text-align', 'right'], ['float', 'left'],
  ['padding', '0 1px 0 2px'], ['inset', 'auto 0 0 calc(1px + 2px)'], ['transform-origin', 'left'], ['transform-origin', '0 50%'], ['object-position', '72%'], ['background-position', 'right top'],
])('%s: %s is physical', (property, value) => expect(physical(property, value)).toBeDefined());

test.each([
  ['margin-inline-start', '1px'], ['text-align', 'end'], ['float', 'inline-start'], ['padding', '0 1px 2px'], ['inset', 'auto 0 0'], ['inset', '0 calc(1px + 2px) 0 calc(1px + 2px)'], ['transform-origin', 'center top'], ['object-position', '50% 20%'],
])('%s: %s is not', (property, value) => expect(physical(property, value)).toBeUndefined());

test('styles say start and end: every language has its own left and right', () => {
  expect(styles.length).toBeGreaterThan(50);
  const found = styles.flatMap(({ file, text }) => [...text.matchAll(/(?<=[{;]\s*)([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].filter(([, property, value]) => physical(property!, value!.trim())).map(([, property, value]) => `${file} ${property}: ${value!.trim()}`));
  expect(found.filter((declaration) => !(declaration in rightEverywhere))).toEqual([]);
  expect(Object.keys(rightEverywhere).filter((declaration) => !found.includes(declaration)), 'no longer needed').toEqual([]);
});

test('what moves along the line moves the other way from right to left', () => {
  const moves = /translate(X|3d)?\((?!0)|(?<![\w-])translate:(?!\s*(0|none)[\s;])/;
  expect(['translate: 0 -100%;', 'translate: var(--space-2);', 'transform: translateX(-100%)', 'transform: translateY(2px)'].map((style) => moves.test(style))).toEqual([false, true, true, false]);
  expect(styles.filter(({ text }) => moves.test(text) && !/rtl/.test(text)).map(({ file }) => file)).toEqual([]);
});

test('nothing but transform and opacity moves: all else is drawn anew in every frame', () => {
  const moved = styles.flatMap(({ file, text }) => [...text.matchAll(/(?<![\w-])transition:\s*([^;}]+)/g)].flatMap(([, list]) => list!.split(/,(?![^(]*\))/).map((one) => `${file} ${one.trim().split(/\s/)[0]}`)));
  expect(moved.length).toBeGreaterThan(10);
  // What is shown or on top changes at the end of the way, and is no motion.
  expect(moved.filter((one) => !/ (transform|translate|scale|rotate|opacity|none|display|overlay|visibility)$/.test(one))).toEqual([]);
});
