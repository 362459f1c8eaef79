import type { PageRow } from '@selvedge/api-content';
import { getDotPath, safeParse, type GenericSchema } from 'valibot';
import type { AnyQuery, WidgetModule, WidgetPlace } from '../define-widget.ts';
import type { LazyModule } from '../lazy-module.ts';

/** Widgets and blocks by alias; an alias that nobody has built yet is missing. */
export type WidgetRegistry = Record<string, LazyModule<WidgetModule>>;

/** A widget ready to render: its settings are what its schema made of them. */
export interface PlacedWidget {
  id: string;
  alias: string;
  settings: unknown;
  /** Why it cannot be shown; then `settings` is empty. */
  problem?: string;
}

export interface PlacedRow {
  id: string;
  perRowMobile: number;
  fullWidth: boolean;
  /** Of its width on a wide screen, by widget. */
  shares: number[];
  widgets: PlacedWidget[];
}

/** What the settings of any widget may say of the row that it stands in. */
interface RowWishes {
  toggleFullWidth?: boolean;
  proportion?: keyof typeof shareOf;
}

const shareOf = { wide: 7, narrow: 5 };
const equalShare = 6;

export interface PlacedRows {
  rows: PlacedRow[];
  /** Registry entries that the rows use. */
  modules: LazyModule<WidgetModule>[];
  queries: AnyQuery[];
  /** Unknown aliases and settings that do not parse, for monitoring (CMS-049). */
  problems: string[];
}

export interface RowSettings {
  registry: WidgetRegistry;
  place: WidgetPlace;
  /** The in-store ordering context. */
  inStore: boolean;
  /** Most widgets in a row (CMS-024). */
  rowMaximum?: number;
  /** Keeps what cannot be shown, with its reason: preview and development. */
  showProblems?: boolean;
}

/**
 * Loads the widgets of some rows and parses their settings. Rows that end up empty, and rows hidden in store, are left out
 * (CMS-005, CMS-023); widgets beyond the maximum are cut off, in order (CMS-024, CMS-025).
 */
export async function placeRows(rows: readonly PageRow[], settings: RowSettings): Promise<PlacedRows> {
  const { registry, place, inStore, rowMaximum = 4, showProblems = false } = settings;
  const placed: PlacedRows = { rows: [], modules: [], queries: [], problems: [] };

  for (const row of rows) {
    if (row.isHidden || (row.hideOnISO && inStore)) continue;
    const widgets: PlacedWidget[] = [];
    for (const { id, alias, settings: raw } of [...(row.widgets ?? []), ...(row.blocks ?? [])].slice(0, rowMaximum)) {
      const { problem, ...result } = await placeWidget(registry[alias], alias, raw, place);
      if (problem) {
        placed.problems.push(problem);
        if (showProblems) widgets.push({ id, alias, settings: {}, problem });
        continue;
      }
      placed.modules.push(registry[alias]!);
      placed.queries.push(...result.queries!);
      widgets.push({ id, alias, settings: result.settings });
    }
    if (widgets.length === 0) continue;
    const wishes = widgets.map((widget) => widget.settings as RowWishes);
    const fullWidth = widgets.length === 1 && wishes[0]!.toggleFullWidth === true;
    const shares = wishes.map(({ proportion }) => (proportion ? shareOf[proportion] : equalShare));
    placed.rows.push({ id: row.id, perRowMobile: row.perRowMobile ?? 1, fullWidth, shares, widgets });
  }
  return placed;
}

async function placeWidget(
  entry: LazyModule<WidgetModule> | undefined,
  alias: string,
  raw: unknown,
  place: WidgetPlace,
): Promise<{ settings?: unknown; queries?: AnyQuery[]; problem?: string }> {
  if (!entry) return { problem: `No widget is registered for the alias “${alias}”.` };
  const { widget } = await entry.load();
  const parsed = safeParse(widget.settings as GenericSchema, raw);
  if (!parsed.success) {
    const where = parsed.issues.map((issue) => `${getDotPath(issue) ?? 'settings'}: ${issue.message}`);
    return { problem: `The settings of “${alias}” do not fit: ${where.join('; ')}` };
  }
  return { settings: parsed.output, queries: widget.queries?.(parsed.output, place) ?? [] };
}
