import type { PageDocument } from '../storage/schema.ts';
import { words } from './menu.ts';
import { row, widget } from './page.parts.ts';

/** What this browser looked at before. */
export const lookedAtLately = (id: string) =>
  row(id, widget('v3RelewiseProductCarouselWidget', { headline: { text: words('Looked at lately', 'Zuletzt angesehen', 'شاهدته مؤخرًا'), alignment: 'left' }, arrowsPosition: 'outside', recommendation: { type: 'RecentlyViewedProducts' } }));

/** What stands below every product. */
export const productPage: { areas: PageDocument['areas'] } = {
  areas: {
    similarProducts: [
      row('product-alike', widget('pdpCarouselWidget', { headline: { text: words('People also looked at', 'Das sahen sich andere auch an', 'شاهد آخرون أيضًا'), alignment: 'left' }, arrowsPosition: 'outside' })),
      lookedAtLately('product-lately'),
    ],
  },
};
