import { createContext } from 'react';
import type { WidgetRegistry } from './rows.rules.ts';

/** Where rows find their widgets; the storefront fills it. */
export const WidgetRegistryContext = createContext<WidgetRegistry>({});
