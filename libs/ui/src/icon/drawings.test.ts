import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

/** What the shop calls a drawing, and what Lucide calls it. */
const drawnAs = {
  close: 'x', menu: 'menu', search: 'search', filter: 'sliders-horizontal',
  next: 'chevron-right', previous: 'chevron-left', up: 'chevron-up', down: 'chevron-down', forward: 'arrow-right', external: 'external-link',
  basket: 'shopping-bag', store: 'store', delivery: 'truck', returns: 'undo-2', repair: 'spool',
  payment: 'wallet', card: 'credit-card', check: 'check', info: 'info', warning: 'triangle-exclamation-point',
  plus: 'plus', minus: 'minus', bin: 'trash', share: 'share-2',
  play: 'play', pause: 'pause', show: 'eye', hide: 'eye-off',
};

type Attributes = Record<string, string>;

/** Every shape as the commands of one path: a drawing weighs what its lines weigh. */
const commands: Record<string, (attributes: Attributes) => string> = {
  // A relative beginning counts from the corner, not from where the shape before ended.
  path: ({ d }) => (d!.startsWith('m') ? `M0 0${d}` : d!),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  circle: ({ cx, cy, r }) => `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0-${2 * Number(r)} 0`,
  rect: ({ x, y, width, height, rx = '0' }) => {
    const [w, h] = [Number(width) - 2 * Number(rx), Number(height) - 2 * Number(rx)];
    const corner = (right: string, down: string) => `a${rx} ${rx} 0 0 1 ${right}${rx} ${down}${rx}`;
    return `M${Number(x) + Number(rx)} ${y}h${w}${corner('', '')}v${h}${corner('-', '')}h${-w}${corner('-', '-')}v${-h}${corner('', '-')}`;
  },
};

const { resolve } = createRequire(import.meta.url);
const { version } = createRequire(import.meta.url)('lucide-react/package.json') as { version: string };

async function draw(lucideName: string): Promise<string> {
  const { __iconData: { node } } = (await import(/* @vite-ignore */ resolve(`lucide-react/icons/${lucideName}`))) as { __iconData: { node: [shape: string, attributes: Attributes][] } };
  const lines = node.map(([shape, attributes]) => commands[shape]!(attributes)).join('');
  // A hundredth of 24 is less than any screen shows.
  return lines.replace(/(?<![\d.])\d*\.\d{3,}/g, (length) => String(Math.round(Number(length) * 100) / 100));
}

it('are what Lucide draws; `vitest -u` draws them again', async () => {
  const lines = await Promise.all(Object.entries(drawnAs).map(async ([name, lucideName]) => `  ${name}: '${await draw(lucideName)}',\n`));
  await expect(`/** Lines within 24 by 24, from Lucide ${version} (https://lucide.dev, ISC licence). Written by drawings.test.ts. */\nexport const drawings = {\n${lines.join('')}} as const;\n`).toMatchFileSnapshot('./drawings.ts');
});
