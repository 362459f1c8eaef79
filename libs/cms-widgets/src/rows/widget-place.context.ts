import { createContext } from 'react';

/** What the page is about that widgets stand on, for what they ask in the browser; pages fill it. */
export const WidgetPlaceContext = createContext<{ productIds: readonly string[] }>({ productIds: [] });
