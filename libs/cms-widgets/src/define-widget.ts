import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';

/** Where a widget stands: all that its queries may depend on beside its settings. */
export interface WidgetPlace {
  /** The market's id. */
  market: string;
  path: string;
  categoryId?: string;
  productId?: string;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- queries of any answer stand in one list
export type AnyQuery = Pick<UseQueryOptions<any, Error, any, any>, 'queryFn'> & { queryKey: QueryKey };

export interface Widget<Schema extends GenericSchema = GenericSchema> {
  alias: string;
  /** Parses what the editor entered; its output is the component's props. */
  settings: Schema;
  /** What the component asks for; answered before the page is rendered, or left to the browser when late. */
  queries?: (settings: InferOutput<Schema>, place: WidgetPlace) => AnyQuery[];
  Component: ComponentType<InferOutput<Schema>>;
}

/** What a module in a widget registry exports, as `widget`. */
export interface WidgetModule {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a registry holds widgets of all settings
  widget: Widget<any>;
}

/** Gives a widget its types: the component's props must be the settings' output. */
export const defineWidget = <Schema extends GenericSchema>(widget: Widget<Schema>): Widget<Schema> => widget;
