import * as catalog from '@selvedge/catalog';
import { blockAliases, widgetAliases } from '@selvedge/cms-widgets';
import { flyoutAliases, pageAliases } from '@selvedge/market';
import { describe, expect, it } from 'vitest';
import { flyouts, flyoutsToCome } from './flyouts.ts';
import { pageFor, pages, pagesToCome } from './pages.ts';
import { fillings } from './slots.ts';
import { widgets, widgetsToCome } from './widgets.ts';

describe('the registries', () => {
  it('know every page, built or to come, and each once', () => {
    expect([...Object.keys(pages), ...pagesToCome].sort()).toEqual([...pageAliases].sort());
  });

  it('stand checkout and receipt in layouts of their own (SHELL-052, SHELL-053)', () => {
    const within = (layout: string) => Object.entries(pages).filter(([, entry]) => entry.layout === layout).map(([alias]) => alias).sort();
    expect(within('checkout')).toEqual(['checkoutCustomerPage', 'checkoutDetailsPage', 'checkoutPage', 'checkoutPaymentPage', 'checkoutShippingPage', 'checkoutSummaryPage']);
    expect(within('receipt')).toEqual(['receiptPage']);
  });

  it('know every widget and block, built or to come, and each once', () => {
    expect([...Object.keys(widgets), ...widgetsToCome].sort()).toEqual([...widgetAliases, ...blockAliases].sort());
  });

  it('know every flyout, built or to come, and each once', () => {
    expect([...Object.keys(flyouts), ...flyoutsToCome].sort()).toEqual([...flyoutAliases].sort());
  });

  it('fill every slot that the domains leave', () => {
    const slots = [catalog].flatMap((domain) => Object.values(domain).filter((one) => 'slotName' in Object(one)));
    expect(slots).toHaveLength(1);
    expect([...fillings.keys()]).toEqual(slots);
  });

  it('load nothing before it is needed', () => {
    for (const { module } of Object.values(pages)) expect(module.loaded).toBeUndefined();
    for (const widget of Object.values(widgets)) expect(widget.loaded).toBeUndefined();
  });

  it('load modules that hold what they promise, each under its own alias', async () => {
    for (const [alias, entry] of Object.entries(widgets)) expect((await entry.load()).widget.alias).toBe(alias);
    for (const { module } of Object.values(pages)) expect((await module.load()).page.Component).toBeTypeOf('function');
  });

  it('answer an alias that is missing, unknown or not built with the not-found page (PLT-092)', () => {
    for (const alias of [undefined, 'madeUp', 'toString', 'wishlistPage']) expect(pageFor(alias).alias).toBe('notFoundPage');
  });
});
