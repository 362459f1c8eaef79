import { describe, expect, it } from 'vitest';
import { inTreeOrder } from './category-tree.ts';

const category = (id: string, parentId: string | null, position = 0) => ({ id, parentId, path: `/${id}`, position, name: { en: id }, description: null, areas: null });
const treeOf = (...categories: ReturnType<typeof category>[]) => inTreeOrder(categories).map(({ id, ancestors }) => [...ancestors, id].join(' > '));

describe('the tree of categories', () => {
  it('has parents before children, and siblings by position', () => {
    expect(treeOf(category('slim', 'jeans'), category('jeans', 'women', 2), category('coats', 'women', 1), category('men', null, 1), category('women', null, 0))).toEqual(['women', 'women > coats', 'women > jeans', 'women > jeans > slim', 'men']);
  });

  it('survives a parent that is missing and parents that go in a circle', () => {
    expect(treeOf(category('orphan', 'gone'), category('a', 'b'), category('b', 'a'), category('self', 'self')).toSorted()).toEqual(['a', 'a > b', 'orphan', 'self']);
  });
});
