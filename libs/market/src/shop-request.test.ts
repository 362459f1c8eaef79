import { describe, expect, it } from 'vitest';
import { readShopRequest, requestHref, requestKey, splitMarket, type RequestSettings, type Visit } from './shop-request.ts';

const settings: RequestSettings = { environment: 'demo', inStoreHosts: ['store.example', 'setup.store.example'] };
const visit: Visit = { host: 'shop.example', userAgent: 'Mozilla/5.0', previewStored: false };
const read = (address: string, more: Partial<Visit> = {}, other: Partial<RequestSettings> = {}, facets: string[] = ['colour', 'size']) =>
  readShopRequest(new URL(address, 'https://shop.example'), { ...visit, ...more }, { ...settings, ...other }, facets);

describe('the market in an address', () => {
  it('is the first segment, letters, a dash and letters (SHELL-012)', () => {
    expect(splitMarket('/en-gb/women')).toEqual({ market: 'en-gb', rest: '/women' });
    expect(splitMarket('/en-gb')).toEqual({ market: 'en-gb', rest: '/' });
    for (const path of ['/', '/women', '/en_gb/x', '/en-gbx1/x', '/1n-gb']) expect(splitMarket(path).market).toBeUndefined();
  });

  it('counts in lower case (SHELL-014)', () => {
    expect(read('/EN-GB/women').market).toBe('en-gb');
  });
});

describe('the request identity', () => {
  it('ignores the order of query keys and keys that change nothing (SHELL-037)', () => {
    const one = read('/en-gb/women?size=M&colour=blue,black&utm_source=x');
    const other = read('/en-gb/women?colour=blue,black&gclid=1&size=M');
    expect(requestKey(one)).toBe(requestKey(other));
    expect(one.query).toEqual({ colour: 'blue,black', size: 'M' });
  });

  it('differs in each of its parts', () => {
    const addresses = ['/en-gb/women', '/de-de/women', '/en-gb/men', '/en-gb/women?page=2', '/en-gb/women?preview=true', '/en-gb/women?app=true'];
    const keys = [...addresses.map((address) => read(address)), read('/en-gb/women', { host: 'store.example' }), read('/en-gb/women', { host: 'setup.store.example' }), read('/en-gb/women', {}, { environment: 'test' })].map(requestKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('drops facet values that are absurdly long', () => {
    expect(read(`/en-gb/women?colour=${'x'.repeat(501)}`).query).toEqual({});
  });

  it('honours the preview key and keeps it, outside production only (SHELL-005, SHELL-006, SHELL-007)', () => {
    expect(read('/en-gb?preview=true').preview).toBe(true);
    expect(read('/en-gb', { previewStored: true }).preview).toBe(true);
    expect(read('/en-gb?preview=false', { previewStored: true }).preview).toBe(false);
    expect(read('/en-gb?preview=true', { previewStored: true }, { environment: 'production' }).preview).toBe(false);
  });

  it('knows the native shell by its marker, and by app=true outside production only (SHELL-010)', () => {
    expect(read('/en-gb', { userAgent: 'Mozilla/5.0 SelvedgeApp/3.1' }).channel).toBe('app');
    expect(read('/en-gb?app=true').channel).toBe('app');
    expect(read('/en-gb?app=true', {}, { environment: 'production' }).channel).toBe('web');
  });

  it('knows the in-store context and its setup by their hosts (SHELL-011, SHELL-045)', () => {
    expect(read('/en-gb', { host: 'store.example' })).toMatchObject({ channel: 'inStore', hostRole: 'shop' });
    expect(read('/en-gb', { host: 'setup.store.example' })).toMatchObject({ channel: 'inStore', hostRole: 'setup' });
    expect(read('/en-gb', { host: 'setup.elsewhere.example' })).toMatchObject({ channel: 'web', hostRole: 'shop' });
  });

  it('gives an address that reads back as the same request', () => {
    for (const address of ['/en-gb', '/en-gb/women/jeans?colour=blue%2Cblack&page=2', '/en-gb/fa%C3%A7on%20x', '/women']) {
      const request = read(address);
      expect(requestKey(read(requestHref(request)))).toBe(requestKey(request));
    }
  });

  it('refuses a path that cannot be decoded', () => {
    expect(() => read('/en-gb/%zz')).toThrow(URIError);
  });
});
