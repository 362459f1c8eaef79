import { Suspense, use, useId, type CSSProperties } from 'react';
import { WidgetBoundary } from './WidgetBoundary.tsx';
import type { PlacedRow, PlacedWidget } from './rows.rules.ts';
import { WidgetRegistryContext } from './widget-registry.context.ts';
import styles from './PageRows.module.css';

/** The rows of one area, in order. Their modules must be loaded (`placeRows` does it). */
export function PageRows({ rows }: { rows: readonly PlacedRow[] | undefined }) {
  return rows?.map((row) => <Row key={row.id} row={row} />);
}

function Row({ row }: { row: PlacedRow }) {
  const id = useId();
  const layout = { '--columns': row.widgets.length, '--columns-mobile': Math.min(row.perRowMobile, row.widgets.length) } as CSSProperties;
  return (
    <section id={id} className={row.fullWidth ? styles.fullWidth : styles.row} style={layout}>
      <Suspense fallback={<AsItWas id={id} />}>
        {row.widgets.map((widget) => (
          <PlacedWidgetView key={widget.id} widget={widget} />
        ))}
      </Suspense>
    </section>
  );
}

/** The row's HTML from the server, so that nothing vanishes while the row is waiting to hydrate. */
function AsItWas({ id }: { id: string }) {
  const html = typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '');
  return <div className={styles.asItWas} inert dangerouslySetInnerHTML={{ __html: html }} />;
}

function PlacedWidgetView({ widget }: { widget: PlacedWidget }) {
  const registry = use(WidgetRegistryContext);
  if (widget.problem) return <p dir="auto" className={styles.problem}>{widget.problem}</p>;
  const Component = registry[widget.alias]?.loaded?.widget.Component;
  if (!Component) return null;
  return (
    <WidgetBoundary onError={(error) => console.error(`The widget “${widget.alias}” failed.`, error)}>
      <Component {...(widget.settings as object)} />
    </WidgetBoundary>
  );
}
