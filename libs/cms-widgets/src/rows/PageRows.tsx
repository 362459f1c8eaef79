import { Asleep } from '@selvedge/ui';
import { use, useRef, type CSSProperties } from 'react';
import { Boundary } from './Boundary.tsx';
import { RowPlaceContext } from './row-place.context.ts';
import type { PlacedRow, PlacedWidget } from './rows.rules.ts';
import { WidgetRegistryContext } from './widget-registry.context.ts';
import styles from './PageRows.module.css';

export interface PageRowsProps {
  rows: readonly PlacedRow[] | undefined;
  /** Whether the page begins with them: then the pictures of the first ones load at once. */
  openPage?: boolean;
}

/** As many rows as a first screen shows: a campaign, and a banner above it. */
const inView = 2;

/**
 * The rows of one area, in order. Their modules must be loaded (`placeRows` does it). Where `--below-first-screen` is `auto`, those
 * that do not open a page are laid out when they come near. A row wakes when it comes near.
 */
export function PageRows({ rows, openPage = false }: PageRowsProps) {
  return rows?.map((row, index) => <Row key={row.id} row={row} opensPage={openPage && index < inView} />);
}

function Row({ row, opensPage }: { row: PlacedRow; opensPage: boolean }) {
  const section = useRef<HTMLElement>(null);
  const layout = { '--columns': row.shares.map((share) => `minmax(0,${share}fr)`).join(' '), '--columns-mobile': Math.min(row.perRowMobile, row.widgets.length) } as CSSProperties;
  return (
    <section ref={section} className={`${row.fullWidth ? styles.fullWidth : styles.row} ${opensPage ? '' : styles.later}`} style={layout}>
      <Asleep around={section} lively>
        <RowPlaceContext value={{ columns: row.widgets.length, opensPage }}>
          {row.widgets.map((widget) => (
            <PlacedWidgetView key={widget.id} widget={widget} />
          ))}
        </RowPlaceContext>
      </Asleep>
    </section>
  );
}

function PlacedWidgetView({ widget }: { widget: PlacedWidget }) {
  const registry = use(WidgetRegistryContext);
  if (widget.problem) return <p dir="auto" className={styles.problem}>{widget.problem}</p>;
  const Component = registry[widget.alias]?.loaded?.widget.Component;
  if (!Component) return null;
  return (
    <Boundary onError={(error) => console.error(`The widget “${widget.alias}” failed.`, error)}>
      <Component {...(widget.settings as object)} />
    </Boundary>
  );
}
