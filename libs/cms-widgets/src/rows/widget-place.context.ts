import { createContext } from 'react';
import type { WidgetPlace } from '../define-widget.ts';

/** The page that widgets stand on, for what they ask in the browser; the storefront fills it. */
export const WidgetPlaceContext = createContext<Omit<WidgetPlace, 'market'>>({ path: '/' });
