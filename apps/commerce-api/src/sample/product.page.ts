import type { PageDocument } from '../storage/schema.ts';
import { words } from './menu.ts';
import { carousel, row } from './page.parts.ts';

/** What this browser looked at before. */
export const lookedAtLately = (id: string) =>
  row(id, carousel('v3RelewiseProductCarouselWidget', words('Looked at lately', 'Zuletzt angesehen', 'شاهدته مؤخرًا'), { recommendation: { type: 'RecentlyViewedProducts' } }));

/** What stands below every product. */
export const productPage: { areas: PageDocument['areas'] } = {
  areas: {
    similarProducts: [
      row('product-alike', carousel('pdpCarouselWidget', words('People also looked at', 'Das sahen sich andere auch an', 'شاهد آخرون أيضًا'))),
      lookedAtLately('product-lately'),
    ],
  },
};
