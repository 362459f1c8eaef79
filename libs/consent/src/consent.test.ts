import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choicesOf, optionalCategories, written } from './consent.rules.ts';
import { allowedStorage, consentAnswers, isAllowed, onConsent, whenAllowed } from './consent.state.ts';
import { decide } from './decide.ts';

const all = choicesOf(() => true);
const none = choicesOf(() => false);
const functional = { ...none, functional: true };
/** As a whole, or nothing. */
const currentConsent = () => consentAnswers() && choicesOf(isAllowed);
const cookie = (value: string) => void (document.cookie = `consent=${value}; Path=/`);

/** What was said before has been heard everywhere. */
async function quiet() {
  const [one, other] = [new BroadcastChannel('quiet'), new BroadcastChannel('quiet')];
  const heard = new Promise((hear) => other.addEventListener('message', hear));
  one.postMessage('');
  await heard;
  one.close();
  other.close();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('location', new URL('https://shop.example/en-gb'));
});
const forget = (name: string) => void (document.cookie = `${name}=; Path=/; Expires=${new Date(0).toUTCString()}`);
afterEach(async () => {
  // News of a decision waits for its cookie, which this test does not keep for it.
  await quiet();
  vi.clearAllTimers();
  vi.useRealTimers();
  forget('consent');
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the value of the cookie', () => {
  it('names every category with yes or no, for people to read (PLT-009, PLT-014)', () => {
    expect(written(none)).toBe('consent=yes&action=no&necessary=yes&functional=no&analytics=no&performance=no&advertisement=no&other=no');
    expect(written(functional)).toBe('consent=yes&action=yes&necessary=yes&functional=yes&analytics=no&performance=no&advertisement=no&other=no');
  });

  it.each([all, none, ...optionalCategories.map((only) => choicesOf((category) => category === only))])('is read as it was written: %j', (choices) => {
    cookie(written(choices));
    expect(currentConsent()).toEqual(choices);
  });

  it.each(['', 'yes', 'true', written(all).replace('consent=yes', 'consent=no'), written(all).replace('necessary=yes', 'necessary=no'), written(all).replace('other=yes', 'other=maybe'), `${written(all)}&more=yes`, written(all).replace('&other=yes', ''), `more=yes&${written(all)}`, encodeURIComponent(written(all))])(
    'is undecided when it is anything else: %s', (value) => {
      cookie(value);
      expect(currentConsent()).toBeUndefined();
    },
  );
});

describe('a decision', () => {
  it('is kept for 365 days in the cookie of the shop, over https only where the shop is (PLT-001, PLT-013)', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    decide(functional);
    expect(set).toHaveBeenLastCalledWith(`consent=${written(functional)}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`);
    vi.stubGlobal('location', new URL('http://shop.example/en-gb'));
    decide(none);
    expect(set).toHaveBeenLastCalledWith(`consent=${written(none)}; Path=/; Max-Age=31536000; SameSite=Lax`);
    set.mockRestore();
    expect(currentConsent()).toEqual(none);
  });

  it('removes what is refused, tells who shows it, and leaves the rest alone', () => {
    for (const name of ['recentlyViewed', 'searchHistory', 'gridPreferences']) localStorage.setItem(name, '["1"]');
    const told: (string | null)[] = [];
    const hear = ({ key }: StorageEvent) => void told.push(key);
    addEventListener('storage', hear);
    decide(functional);
    expect(Object.keys(localStorage)).toHaveLength(3);
    decide({ ...all, functional: false });
    removeEventListener('storage', hear);
    expect(Object.keys(localStorage)).toEqual(['gridPreferences']);
    expect(told).toEqual(['recentlyViewed', 'searchHistory']);
  });

  it('is heard in every tab once its cookie is there, until one stops listening', async () => {
    const heard: boolean[] = [];
    const stopped = vi.fn();
    const stop = onConsent(() => heard.push(isAllowed('functional')));
    onConsent(stopped)();
    const otherTab = new BroadcastChannel('consent');
    const elsewhere = new Promise((hear) => otherTab.addEventListener('message', hear));
    decide(all);
    await elsewhere;
    await vi.waitFor(() => expect(heard.at(-1)).toBe(true));
    otherTab.postMessage(`consent=${written(none)}`);
    await quiet();
    cookie(written(none));
    await vi.waitFor(() => expect(heard.at(-1)).toBe(false));
    stop();
    otherTab.close();
    expect(stopped).not.toHaveBeenCalled();
  });
});

it('is looked up again where the page comes back, from behind or out of the cache of the browser, which heard nothing meanwhile', () => {
  const heard: boolean[] = [];
  const stop = onConsent(() => heard.push(isAllowed('functional')));
  cookie(written(all));
  document.dispatchEvent(new Event('visibilitychange'));
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toEqual([true]);
});

describe('what is allowed', () => {
  it('is nothing while undecided, everything on localhost, and there too what a cookie says (PLT-002)', () => {
    expect([currentConsent(), isAllowed('functional')]).toEqual([undefined, false]);
    vi.stubGlobal('location', new URL('http://localhost:4000/en-gb'));
    expect([currentConsent(), isAllowed('analytics')]).toEqual([all, true]);
    cookie(written(functional));
    expect([isAllowed('functional'), isAllowed('analytics')]).toEqual([true, false]);
    cookie('nonsense');
    expect([currentConsent(), isAllowed('functional')]).toEqual([undefined, false]);
  });

  it.each(['http://127.0.0.1:4000/', 'https://localhost.example/', 'https://notlocalhost/'])('is not everything at %s', (address) => {
    vi.stubGlobal('location', new URL(address));
    expect(currentConsent()).toBeUndefined();
  });

  it('is found beside other cookies, and not in one whose name ends alike', () => {
    document.cookie = `myconsent=${written(all)}; Path=/`;
    expect(currentConsent()).toBeUndefined();
    document.cookie = 'a=1; Path=/';
    cookie(written(all));
    document.cookie = 'z=1; Path=/';
    expect(currentConsent()).toEqual(all);
    ['myconsent', 'a', 'z'].forEach(forget);
  });

  it('is done at once, or once it is allowed, or never when nobody waits any more', async () => {
    const [done, late, stopped, any] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    const stop = onConsent(any);
    const heard = async (choices: typeof all) => {
      any.mockClear();
      decide(choices);
      await vi.waitFor(() => expect(any).toHaveBeenCalled());
    };
    whenAllowed('functional', late);
    whenAllowed('functional', stopped)();
    await heard({ ...all, functional: false });
    expect(late).not.toHaveBeenCalled();
    await heard(functional);
    await heard(all);
    expect(late).toHaveBeenCalledOnce();
    whenAllowed('functional', done);
    expect(done).toHaveBeenCalledOnce();
    expect(stopped).not.toHaveBeenCalled();
    stop();
  });

  it('is kept; what is not allowed, or cannot be, is not', () => {
    allowedStorage('searchHistory').setItem('searchHistory', '["coat"]');
    expect(localStorage.length).toBe(0);
    decide(functional);
    allowedStorage('searchHistory').setItem('searchHistory', '["coat"]');
    expect(localStorage.getItem('searchHistory')).toBe('["coat"]');
    const closed = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(allowedStorage('searchHistory').getItem('searchHistory')).toBeNull();
    expect(() => decide(none)).not.toThrow();
    closed.mockRestore();
  });
});
