export { defineWidget, type AnyQuery, type Widget, type WidgetModule, type WidgetPlace } from './define-widget.ts';
export { lazyModule, widgetOf, type LazyModule } from './lazy-module.ts';
export { PageRows } from './rows/PageRows.tsx';
export { placeRows, type PlacedRow, type PlacedRows, type PlacedWidget, type RowSettings, type WidgetRegistry } from './rows/rows.rules.ts';
export { WidgetPlaceContext } from './rows/widget-place.context.ts';
export { createSlot, fill, fillSlots, type Fillings, type Slot } from './slot.tsx';
export { WidgetRegistryContext } from './rows/widget-registry.context.ts';
export { blockAliases, widgetAliases, type WidgetAlias } from './widget-aliases.ts';
