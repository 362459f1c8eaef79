import { createApi, provideApi } from '@selvedge/api-runtime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { FlyoutStage, useOpenedFlyout } from '@selvedge/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CountrySelector } from './country-selector/CountrySelector.tsx';
import { dateSeparator, formatDate } from './date.format.ts';
import { useCloseFlyout, useOpenFlyout } from './flyout.ts';
import { usePageLink } from './page-link.ts';
import { ShopLink } from './shop-link/ShopLink.tsx';
import { shopView } from './shop-view.ts';
import { ShopProvider, useFeature, useShop, useTranslate } from './shop.context.tsx';

afterEach(cleanup);

const market = (id: string, country: string, language = 'English') => ({
  id, priority: 0, language: { name: language, baseCode: id.slice(0, 2) }, country: { name: country, code: id.slice(3).toUpperCase() }, url: `/${id}`, name: country, currency: 'GBP',
});
const markets = [market('en-gb', 'United Kingdom'), market('tr-tr', 'Türkiye', 'Türkçe'), market('fr-fr', 'France', 'Français')];
const shop = shopView(
  {
    market: markets[0]!, markets, brand: 'selvedge', translations: { 'country_selector.none': 'Nothing for {term}' }, featureToggles: { geoLocatorFlyout: true }, searchConfigurations: { pageSize: 60, facets: [], giftCardsOnLists: true },
    navigation: { menu: [], brands: [], footer: [], socialLinks: [], appLinks: [], paymentProviders: [], shippingProviders: [], icons: [] },
    siteLinks: { sizeGuide: '/size-guide', notifyMe: '/n', search: '/find', multibrandSearch: '/m', checkout: '/till', account: '/account', wishlist: '/w', storeLocator: '/s', career: '/c', notFound: '/404', basket: '/basket', login: '/login', terms: {} },
  },
  { channel: 'web', preview: false },
);

function inShop(children: ReactNode, answer: () => unknown = () => ({ markets, suggestedMarkets: [markets[0]] })) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  provideApi(queryClient, createApi({ fetch: async () => Response.json(await answer()) }));
  return render(
    <QueryClientProvider client={queryClient}>
      <ShopProvider shop={shop}>{children}</ShopProvider>
    </QueryClientProvider>,
  );
}

describe('the country selector', () => {
  it('shows suggested markets first, then all by country, each a link to its home page (MKT-014, MKT-024)', async () => {
    inShop(<CountrySelector />);
    await screen.findByText('Türkçe');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en-gb', '/fr-fr', '/tr-tr', '/en-gb']);
  });

  it('narrows down by country or language, whatever the case and accents, and says when nothing fits (MKT-024)', async () => {
    inShop(<CountrySelector />);
    const field = await screen.findByLabelText('country_selector.filter');
    for (const term of ['TURKIYE', 'turkce', 'tr-tr']) {
      fireEvent.change(field, { target: { value: term } });
      expect(screen.getAllByRole('link').slice(1).map(({ textContent }) => textContent)).toEqual(['TürkiyeTürkçe']);
    }
    fireEvent.change(field, { target: { value: 'Atlantis' } });
    expect(screen.getByRole('status').textContent).toBe('Nothing for Atlantis');
  });

  it('carries what was asked for into the market (MKT-025)', async () => {
    inShop(<CountrySelector carry="?cgid=women-jeans" />);
    expect((await screen.findByText('Türkçe')).closest('a')!.getAttribute('href')).toBe('/tr-tr?cgid=women-jeans');
  });

  it('says when the markets cannot be read, and tries again', async () => {
    let works = false;
    inShop(<CountrySelector />, () => {
      if (!works) throw new Error('down');
      return { markets, suggestedMarkets: [] };
    });
    await screen.findByRole('alert');
    works = true;
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Türkçe')).toBeTruthy();
  });
});

describe('a link', () => {
  it('leads into the market, or elsewhere as it says', () => {
    inShop(<><ShopLink to="/women">In</ShopLink><ShopLink to="/">Home</ShopLink><ShopLink to="https://example.org">Out</ShopLink></>);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en-gb/women', '/en-gb', 'https://example.org']);
  });

  it('opens a new tab without handing over the window (CMS-216, CMS-217)', () => {
    inShop(<ShopLink to="/women" newTab>New</ShopLink>);
    expect([screen.getByRole('link').getAttribute('target'), screen.getByRole('link').getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', ' javascript:alert(1)', 'file:///etc'])('is none when it leads to %s (CMS-217)', (to) => {
    inShop(<ShopLink to={to}>Odd</ShopLink>);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Odd')).toBeTruthy();
  });
});

describe('a page', () => {
  const Link = ({ alias }: { alias: Parameters<typeof usePageLink>[0] }) => <p>{usePageLink(alias)}</p>;

  it('stands where the site link settings say', () => {
    inShop(<><Link alias="searchPage" /><Link alias="checkoutPage" /><Link alias="homePage" /></>);
    for (const path of ['/find', '/till', '/']) expect(screen.getByText(path)).toBeTruthy();
  });
});

describe('a flyout of the shop', () => {
  const Opener = ({ sku }: { sku: string }) => {
    const openMiniBasket = useOpenFlyout('miniBasket');
    const openTerms = useOpenFlyout('accountTermsAndConditions');
    const close = useCloseFlyout();
    const { open, isClosing } = useOpenedFlyout();
    return (
      <>
        <button onClick={() => openMiniBasket({ sku })}>Add</button>
        <button onClick={() => openTerms()}>Terms</button>
        <button onClick={close}>Close</button>
        <output>{JSON.stringify([open?.alias, open?.parameters, isClosing])}</output>
      </>
    );
  };
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const opened = () => JSON.parse(screen.getByRole('status').textContent) as unknown;

  it('opens with what it needs to know, and closes for another; one that must be answered stays (SHELL-121, SHELL-122)', () => {
    vi.useFakeTimers();
    inShop(<><FlyoutStage flyouts={{}} /><Opener sku="jeans-32-34" /></>);
    press('Add');
    expect(opened()).toEqual(['miniBasket', { sku: 'jeans-32-34' }, false]);
    press('Terms');
    expect(opened()).toEqual(['miniBasket', { sku: 'jeans-32-34' }, true]);
    act(() => vi.runAllTimers());
    expect(opened()).toEqual(['accountTermsAndConditions', null, false]);
    press('Add');
    expect(opened()).toEqual(['accountTermsAndConditions', null, false]);
    press('Close');
    expect(opened()).toEqual(['accountTermsAndConditions', null, true]);
    act(() => vi.runAllTimers());
    expect(opened()).toEqual([null, null, false]);
    vi.useRealTimers();
  });
});

describe('a shop', () => {
  it('has a feature only when it is switched on (MKT-043, MKT-060)', () => {
    const Feature = ({ name }: { name: string }) => <p>{`${name} ${useFeature(name)}`}</p>;
    inShop(<><Feature name="geoLocatorFlyout" /><Feature name="unheardOf" /></>);
    expect(screen.getByText('geoLocatorFlyout true')).toBeTruthy();
    expect(screen.getByText('unheardOf false')).toBeTruthy();
  });

  it('reads from right to left in Arabic, and never shows the browser the list of markets', () => {
    const arabic = shopView({ ...shop, market: market('ar-ae', 'UAE', 'العربية'), markets, textLanguage: undefined }, { channel: 'app', preview: true });
    expect([arabic.direction, arabic.locale, arabic.channel, arabic.preview, 'markets' in arabic]).toEqual(['rtl', 'ar-AE', 'app', true, false]);
  });

  it('says the language of its texts, with the region where that is the market’s own, and runs and counts as they do', () => {
    const said = (id: string, textLanguage?: string) => {
      const view = shopView({ ...shop, market: market(id, 'Somewhere'), markets, textLanguage }, { channel: 'web', preview: false });
      return [view.textLanguage, view.direction, view.locale];
    };
    expect(said('de-at', 'de')).toEqual(['de-AT', 'ltr', 'de-AT']);
    expect(said('ar-jo', 'en')).toEqual(['en', 'ltr', 'ar-JO']);
    expect(said('sv-se', 'en')).toEqual(['en', 'ltr', 'sv-SE']);
    // A backend that does not say it has texts in the market's language.
    expect(said('ar-jo')).toEqual(['ar-JO', 'rtl', 'ar-JO']);
    const Found = () => <p>{useTranslate()('found', { count: 0 })}</p>;
    render(<ShopProvider shop={{ ...shop, locale: 'fr-FR', textLanguage: 'en', translations: { found: '{count} items', found_one: '{count} item' } }}><Found /></ShopProvider>);
    expect(screen.getByText('0 items')).toBeTruthy();
  });

  it('tells whoever forgot it what to do', () => {
    const Lost = () => <p>{useShop().brand}</p>;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Lost />)).toThrow(/<ShopProvider shop=\{…\}>/);
    vi.restoreAllMocks();
  });
});

it('writes dates as day, month, year, with the time when asked (MKT-099, MKT-100, MKT-101)', () => {
  const date = new Date(2026, 2, 7, 9, 5);
  expect(formatDate(date, '-')).toBe('07-03-2026');
  expect(formatDate('2026-03-07', '/')).toBe('07/03/2026');
  expect(formatDate(date, '.', { withTime: true })).toBe('07.03.2026 09:05');
});

it('separates them as the market does where it has this order, otherwise so that nobody takes the day for the month (MKT-101)', () => {
  expect(Object.fromEntries(['en-GB', 'de-DE', 'nl-NL', 'ar-AE', 'cs-CZ', 'en-US', 'sv-SE'].map((locale) => [locale, dateSeparator(locale)]))).toEqual({ 'en-GB': '/', 'de-DE': '.', 'nl-NL': '-', 'ar-AE': '/', 'cs-CZ': '.', 'en-US': '-', 'sv-SE': '-' });
});
