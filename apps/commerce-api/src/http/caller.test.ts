import { describe, expect, it } from 'vitest';
import { callerOf } from './caller.ts';

const request = (headers: Record<string, string> = {}, query = {}) => ({ headers, query, ip: '10.0.0.1' });
const settings = { secret: 'shared', environment: 'demo' } as const;

describe('who asks', () => {
  it('is the shopper whose address the storefront forwards (PLT-054)', () => {
    expect(callerOf(request({ 'x-shop-secret': 'shared', 'x-forwarded-for': '203.0.113.7, 10.0.0.2' }), settings).ip).toBe('203.0.113.7');
    expect(callerOf(request({ 'x-shop-secret': 'shared' }), settings).ip).toBe('10.0.0.1');
  });

  it('stands in a store when the storefront says so (PLT-055, SHELL-011)', () => {
    expect(callerOf(request({ 'x-shop-secret': 'shared', 'x-iso-context': 'true' }), settings).inStore).toBe(true);
    expect(callerOf(request({ 'x-shop-secret': 'shared', 'x-iso-context': 'false' }), settings).inStore).toBe(false);
  });

  it.each([
    ['no secret', {}, settings],
    ['another secret', { 'x-shop-secret': 'guessed' }, settings],
    ['an empty secret', { 'x-shop-secret': '' }, { ...settings, secret: '' }],
    ['a shop that has none', { 'x-shop-secret': 'undefined' }, { environment: 'demo' } as const],
  ])('is not believed with %s', (_name, headers, those) => {
    expect(callerOf(request({ ...headers, 'x-iso-context': 'true', 'x-forwarded-for': '203.0.113.7' }), those)).toMatchObject({ ip: '10.0.0.1', inStore: false });
  });

  it('may preview outside production only (SHELL-005, SHELL-006)', () => {
    const preview = { preview: true };
    expect(callerOf(request({}, preview), settings).preview).toBe(true);
    expect(callerOf(request({}, {}), settings).preview).toBe(false);
    expect(callerOf(request({}, preview), { environment: 'production' }).preview).toBe(false);
  });
});
