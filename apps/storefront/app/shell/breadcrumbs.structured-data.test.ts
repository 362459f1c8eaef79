import { array, is, literal, minLength, minValue, number, optional, pipe, strictObject, string, url } from 'valibot';
import { expect, it } from 'vitest';
import { breadcrumbStructuredData } from './breadcrumbs.structured-data.ts';

const schema = strictObject({
  '@context': literal('https://schema.org'), '@type': literal('BreadcrumbList'),
  itemListElement: array(strictObject({ '@type': literal('ListItem'), position: pipe(number(), minValue(1)), name: pipe(string(), minLength(1)), item: optional(pipe(string(), url())) })),
});

it('is what schema.org expects of breadcrumbs: numbered from one, each but the page itself with its address (SHELL-100)', () => {
  const facts = breadcrumbStructuredData([{ title: 'Women', url: '/women' }, { title: 'Jeans', url: '/women/jeans' }, { title: 'Harbour' }], (path) => `https://shop.example/en-gb${path}`);
  expect(is(schema, JSON.parse(JSON.stringify(facts)))).toBe(true);
  expect(facts.itemListElement.map(({ position, name }) => [position, name])).toEqual([[1, 'Women'], [2, 'Jeans'], [3, 'Harbour']]);
  expect(facts.itemListElement.map((one) => 'item' in one && one.item)).toEqual(['https://shop.example/en-gb/women', 'https://shop.example/en-gb/women/jeans', false]);
});
