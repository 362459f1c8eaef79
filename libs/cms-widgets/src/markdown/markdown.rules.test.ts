import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { ShopProvider } from '@selvedge/market';
import { sampleShop } from '../shop.sample.ts';
import { limitWords, readMarkdown } from './markdown.rules.ts';
import { Markdown } from './Markdown.tsx';

const html = (text: string) => renderToString(createElement(ShopProvider, { shop: sampleShop, children: createElement(Markdown, { text }) }));

it('reads headings, lists, paragraphs, emphasis and links', () => {
  expect(readMarkdown('## Care\nWash *cold*, **always**.\n\n- [Jeans](/women/jeans)\n- Knits\n\n1. First')).toEqual([
    { kind: 'heading', level: 2, children: ['Care'] },
    { kind: 'paragraph', children: ['Wash ', { kind: 'em', children: ['cold'] }, ', ', { kind: 'strong', children: ['always'] }, '.'] },
    { kind: 'list', ordered: false, items: [[{ kind: 'link', url: '/women/jeans', children: ['Jeans'] }], ['Knits']] },
    { kind: 'list', ordered: true, items: [['First']] },
  ]);
});

it('reads a table with a head, and leaves bars that are none alone', () => {
  expect(readMarkdown('| Size | Chest |\n|---|---|\n| **S** | 84 |\n| M | 90 |')).toEqual([
    { kind: 'table', rows: [[['Size'], ['Chest']], [[{ kind: 'strong', children: ['S'] }], ['84']], [['M'], ['90']]] },
  ]);
  expect(readMarkdown('| no | table |\n| at | all |\n| here | |')).toEqual([{ kind: 'paragraph', children: ['| no | table | | at | all | | here | |'] }]);
});

it('lets no markup of the input through (CMS-115)', () => {
  const nasty = fc.array(fc.constantFrom('<script>', '<img src=x onerror=alert(1)>', '[x](javascript:alert(1))', '**', '*', '[', '](', ')', '\n\n', '- ', '## ', '\n|---|\n', '| ', 'word', '&', '"'), { maxLength: 12 });
  fc.assert(
    fc.property(nasty, (parts) => {
      const tags = [...html(parts.join('')).matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)];
      for (const [, name, attributes] of tags) {
        expect(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'span', 'div', 'table', 'tbody', 'tr', 'th', 'td']).toContain(name);
        expect(attributes).not.toMatch(/javascript:|\son\w+=/i);
      }
    }),
  );
});

it('cuts a text that is longer than limit plus buffer, and none without a limit (CMS-093)', () => {
  expect(limitWords('one two three four', 2)).toEqual({ text: 'one two …', isCut: true });
  expect(limitWords('one two three', 2, 1)).toEqual({ text: 'one two three', isCut: false });
  expect(limitWords('one two three', 0)).toEqual({ text: 'one two three', isCut: false });
});
