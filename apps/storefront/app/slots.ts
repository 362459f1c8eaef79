import { ProductCardActions } from '@selvedge/catalog';
import { fill, type Fillings } from '@selvedge/cms-widgets';
import { CardActions } from './quick-buy/CardActions.tsx';

/** What fills the holes that libraries leave in components which editors place. */
export const fillings: Fillings = new Map<unknown, unknown>([fill(ProductCardActions, CardActions)]);
