import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft, forgetDrafts, keepDraft, withDraft } from './checkout.state.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

describe('a draft', () => {
  it('is kept in the tab alone, until it is forgotten', () => {
    keepDraft('customer', { email: 'ada@' });
    expect(withDraft('customer', { email: '' })).toEqual({ email: 'ada@' });
    expect(localStorage.length).toBe(0);
    forgetDraft('customer');
    expect(withDraft('customer', { email: 'saved' })).toEqual({ email: 'saved' });
  });

  it('stands for what it has, and for nothing else', () => {
    keepDraft('details', { address: { city: 'Leeds', gone: 'x', phone: 7 }, isSame: false, more: 1 });
    expect(withDraft('details', { address: { city: '', phone: '1', line1: 'Loom' }, isSame: true })).toEqual({ address: { city: 'Leeds', phone: '1', line1: 'Loom' }, isSame: false });
    for (const broken of ['{', 'null', '"text"', '{"address":null}']) {
      sessionStorage.setItem('checkout.details', broken);
      expect(withDraft('details', { address: { city: 'Leeds' } })).toEqual({ address: { city: 'Leeds' } });
    }
  });

  it('is gone with all others when the order is placed, and nothing else is', () => {
    keepDraft('customer', { email: 'ada@' });
    keepDraft('details-GB', { city: 'Leeds' });
    sessionStorage.setItem('other', '1');
    forgetDrafts();
    expect(Object.keys(sessionStorage)).toEqual(['other']);
  });

  it('is done without where the browser keeps nothing', () => {
    vi.stubGlobal('window', { get sessionStorage() { throw new DOMException('no', 'SecurityError'); } });
    keepDraft('customer', { email: 'ada@' });
    expect(withDraft('customer', { email: '' })).toEqual({ email: '' });
    forgetDraft('customer');
    forgetDrafts();
  });
});
