import { describe, expect, it } from '@jest/globals';
import { ClientError, noAnswer } from '@nivel/client/client-error';
import { SessionStore, type SessionWorld } from './session-store.ts';
import type { TabMessage } from './tabs.ts';

const refusal = (code: string, status = 400) => new ClientError({ code, kind: 'refused', status, message: code });
const silence = () => noAnswer(new TypeError('down'), true);
const answer = (token: string) => ({ access_token: token, expires_in: 600, user: { id: 'u', email: 'a@b.mx' } });

type Script = (() => unknown)[];

/** A browser whose tabs share a channel, a lock, a note and one scripted auth door. */
class Browser {
  now = 0;
  flag = true;
  waits: number[] = [];
  given: (string | undefined)[] = [];
  signedOut: string[] = [];
  private readonly listeners: ((message: TabMessage, from: number) => void)[] = [];
  private lock: Promise<unknown> = Promise.resolve();
  private tabCount = 0;

  constructor(private readonly script: Script) {}

  open(): SessionStore {
    const self = this.tabCount++;
    const world: SessionWorld = {
      refresh: async (refreshToken) => {
        this.given.push(refreshToken);
        await Promise.resolve();
        const next = this.script.shift();
        if (!next) throw new Error('one call too many');
        const result = next();
        if (result instanceof Error) throw result;
        return result;
      },
      signOut: async (token) => Promise.resolve(void this.signedOut.push(token)),
      now: () => this.now,
      wait: async (ms) => Promise.resolve(void this.waits.push(ms)),
      flag: { isSet: () => this.flag, set: (value) => void (this.flag = value) },
      tabs: {
        tell: (message) => this.listeners.forEach((listener) => listener(message, self)),
        listen: (listener) => void this.listeners.push((message, from) => from !== self && listener(message)),
        alone: async (work) => {
          const turn = this.lock.then(work);
          this.lock = turn.catch(() => undefined);
          return turn;
        },
      },
    };
    return new SessionStore(world);
  }
}

const tokenOf = (store: SessionStore) => {
  const state = store.state();
  return state.status === 'signed-in' ? state.accessToken : state.status;
};

describe('the session', () => {
  it('asks nobody at page load when this browser never had one', async () => {
    const browser = new Browser([]);
    browser.flag = false;
    const store = browser.open();
    expect(tokenOf(store)).toBe('loading');
    await store.restore();
    expect(tokenOf(store)).toBe('signed-out');
  });

  it('is restored from the cookie, and the note stays', async () => {
    const browser = new Browser([() => answer('one')]);
    const store = browser.open();
    await store.restore();
    expect(tokenOf(store)).toBe('one');
    expect(browser).toMatchObject({ flag: true, given: [undefined] });
  });

  it('is refreshed within 90 s of its end and not before', async () => {
    const browser = new Browser([() => answer('one'), () => answer('two')]);
    const store = browser.open();
    await store.restore();
    browser.now = 509_999;
    expect(await store.accessToken()).toBe('one');
    browser.now = 510_000;
    expect(await store.accessToken()).toBe('two');
  });

  it('is refreshed once for many calls at the same moment', async () => {
    const browser = new Browser([() => answer('one'), () => answer('two')]);
    const store = browser.open();
    await store.restore();
    browser.now = 550_000;
    expect(await Promise.all([store.accessToken(), store.accessToken(), store.keepFresh().then(() => 'kept')])).toEqual(
      ['two', 'two', 'kept'],
    );
    expect(browser.given).toHaveLength(2);
  });

  it('is refreshed once for many tabs: the others take what the first brings', async () => {
    const browser = new Browser([() => answer('one')]);
    const tabs = [browser.open(), browser.open(), browser.open()];
    await Promise.all(tabs.map((tab) => tab.restore()));
    expect(tabs.map(tokenOf)).toEqual(['one', 'one', 'one']);
    expect(browser.given).toHaveLength(1);
  });

  it('ends when the refresh is refused for good, in every tab, and the note goes', async () => {
    const browser = new Browser([() => answer('one'), () => refusal('refresh_token_already_used')]);
    const tabs = [browser.open(), browser.open()];
    await Promise.all(tabs.map((tab) => tab.restore()));
    browser.now = 590_000;
    expect(await tabs[0]?.accessToken()).toBeNull();
    expect(tabs.map(tokenOf)).toEqual(['signed-out', 'signed-out']);
    expect(browser.flag).toBe(false);
  });

  it.each([
    ['nobody answers', silence],
    ['the server stumbles', () => refusal('unexpected_failure', 503)],
    ['another refresh is under way', () => refusal('conflict', 409)],
    ['there were too many requests', () => refusal('over_request_rate_limit', 429)],
  ])('survives when %s, and tries again after 200 ms, doubling', async (_case, failure) => {
    const browser = new Browser([() => answer('one'), failure, failure, failure, () => answer('two')]);
    const store = browser.open();
    await store.restore();
    browser.now = 520_000;
    expect(await store.accessToken()).toBe('two');
    expect(browser.waits).toEqual([200, 400, 800]);
  });

  it('keeps a token that is still good when nobody answers for 30 s', async () => {
    const browser = new Browser([() => answer('one'), ...Array.from({ length: 8 }, () => silence)]);
    const store = browser.open();
    await store.restore();
    browser.now = 520_000;
    expect(await store.accessToken()).toBe('one');
    expect(browser.waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(30_000);
    expect(browser.flag).toBe(true);
  });

  it('says that nobody answers at page load, and comes back when somebody does', async () => {
    const browser = new Browser([...Array.from({ length: 8 }, () => silence), () => answer('one')]);
    const store = browser.open();
    const seen: string[] = [];
    store.subscribe(() => seen.push(store.state().status));
    await store.restore();
    expect(tokenOf(store)).toBe('unreachable');
    await store.keepFresh();
    expect(tokenOf(store)).toBe('one');
    expect(new Set(seen)).toEqual(new Set(['unreachable', 'signed-in']));
  });

  it('is signed out in all tabs by one, even when the service does not hear it', async () => {
    const browser = new Browser([() => answer('one')]);
    const tabs = [browser.open(), browser.open()];
    await Promise.all(tabs.map((tab) => tab.restore()));
    await tabs[1]?.signOut();
    expect(tabs.map(tokenOf)).toEqual(['signed-out', 'signed-out']);
    expect(browser).toMatchObject({ flag: false, signedOut: ['one'] });
  });

  it('is ended at the service too when the access token has run out in the meantime', async () => {
    const browser = new Browser([() => answer('one'), () => answer('two')]);
    const store = browser.open();
    await store.restore();
    browser.now = 700_000;
    await store.signOut();
    expect(tokenOf(store)).toBe('signed-out');
    expect(browser).toMatchObject({ flag: false, signedOut: ['two'] });
  });

  it('does not come back by a refresh that was under way at sign-out', async () => {
    const browser = new Browser([() => answer('one'), () => answer('two')]);
    const store = browser.open();
    await store.restore();
    browser.now = 550_000;
    const late = store.accessToken();
    await store.signOut();
    expect(await late).toBeNull();
    expect(tokenOf(store)).toBe('signed-out');
  });

  it('replaces a token that a door refused, once', async () => {
    const browser = new Browser([() => answer('one'), () => answer('two')]);
    const store = browser.open();
    await store.restore();
    await store.refused('one');
    await store.refused('one');
    expect(tokenOf(store)).toBe('two');
  });

  it('exchanges the refresh token of a mail', async () => {
    const browser = new Browser([() => answer('one')]);
    browser.flag = false;
    const store = browser.open();
    await store.exchange('from-the-mail');
    expect(tokenOf(store)).toBe('one');
    expect(browser).toMatchObject({ flag: true, given: ['from-the-mail'] });
  });

  it('takes no session from an answer that carries none', () => {
    const store = new Browser([]).open();
    expect(store.adopt({ id: 'u', email: 'a@b.mx' })).toBe(false);
    expect(store.adopt({ access_token: 'x', expires_in: 600 })).toBe(false);
    expect(store.adopt(null)).toBe(false);
  });
});
