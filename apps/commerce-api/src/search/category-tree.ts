import type { category, Localised, PageDocument } from '../storage/schema.ts';

export type CategoryRow = typeof category.$inferSelect;

export interface CategoryNode {
  id: string;
  parentId?: string;
  path: string;
  name: Localised;
  description: Localised | null;
  areas: PageDocument['areas'] | null;
  /** From the root down to the parent. */
  ancestors: string[];
}

/** Parents before children, siblings by position; a category whose parent is unknown, or stands below itself, is a root. */
export function inTreeOrder(rows: CategoryRow[]): CategoryNode[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  const sorted = rows.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
  const children = Map.groupBy(sorted, (row) => (row.parentId && known.has(row.parentId) ? row.parentId : ''));
  const nodes = new Map<string, CategoryNode>();
  const add = ({ id, path, name, description, areas }: CategoryRow, ancestors: string[]) => {
    if (nodes.has(id)) return;
    nodes.set(id, { id, path, name, description, areas, ancestors, ...(ancestors.length > 0 ? { parentId: ancestors.at(-1)! } : {}) });
    for (const child of children.get(id) ?? []) add(child, [...ancestors, id]);
  };
  for (const root of children.get('') ?? []) add(root, []);
  for (const inCircle of sorted) add(inCircle, []);
  return [...nodes.values()];
}
