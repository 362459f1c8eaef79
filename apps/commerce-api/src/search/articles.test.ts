import { expect, it } from 'vitest';
import { articlesOf, readArticles, sizeRunOf, writtenArticles } from './articles.ts';

const plain = { ean: null, merchantSku: null, retailStock: 0, prices: new Map() };
const record = (...parts: string[][]) => parts.map((units) => units.join('\x1f')).join('\x1e');

it('brings variants into their order, whatever order the database has them in', () => {
  const { sizes, order } = sizeRunOf(record(['2', 'l', 'Large', '', ''], ['0', 's', 'Small', '30', ''], ['10', 'xl', 'XL', '32', 'Long']));
  expect(sizes).toEqual([
    { sizeId: 's', sizeName: 'Small', lengthId: '30', lengthName: null },
    { sizeId: 'l', sizeName: 'Large', lengthId: null, lengthName: null },
    { sizeId: 'xl', sizeName: 'XL', lengthId: '32', lengthName: 'Long' },
  ]);
  expect(readArticles(articlesOf(Buffer.from(`${record(['sku-l', ''], ['sku-s', '2000000000015'], ['sku-xl', ''])}\x1d${record(['sku-l', '3'])}`), order!).toString())).toEqual([{ ...plain, id: 'sku-s', ean: '2000000000015' }, { ...plain, id: 'sku-l', retailStock: 3 }, { ...plain, id: 'sku-xl' }]);
});

it('says nothing about the order of variants that stand in it', () => {
  expect(sizeRunOf(record(['0', 's', 'Small', '', ''], ['1', 'm', 'Medium', '', '']))).toEqual({ sizes: [{ sizeId: 's', sizeName: 'Small', lengthId: null, lengthName: null }, { sizeId: 'm', sizeName: 'Medium', lengthId: null, lengthName: null }] });
});

it('writes articles as it reads them', () => {
  const articles = [{ ...plain, id: 'a' }, { ...plain, id: 'b', ean: '2000000000015', merchantSku: 'B', retailStock: 7 }];
  expect(readArticles(writtenArticles(articles))).toEqual(articles);
  const priced = [{ ...plain, id: 'a', prices: new Map([['GBP', { sales: 3600, list: 4000, historic: null, member: 3500 }], ['EUR', { sales: 4000, list: 4000, historic: 3900, member: null }]]) }, { ...plain, id: 'b' }];
  expect(readArticles(writtenArticles(priced))).toEqual(priced);
  expect(readArticles(writtenArticles([]))).toEqual([]);
});
