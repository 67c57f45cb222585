import { describe, expect, it } from '@jest/globals';
import { ClientError, noAnswer } from '@nivel/client/client-error';
import { SessionKeyLost } from './session-key.ts';
import type { SessionNote } from './session-note.ts';
import { SessionStore } from './session-store.ts';
import type { SessionWorld } from './session-world.ts';
import type { TabMessage } from './tabs.ts';

const refusal = (code: string, status = 400) => new ClientError({ code, kind: 'refused', status, message: code });
const silence = () => noAnswer(new TypeError('down'), true);
const answer = (token: string, id = 'u') => ({ access_token: token, expires_in: 600, user: { id, email: 'a@b.mx' } });

type Script = (() => unknown)[];

/** A browser whose tabs share a channel, a lock, a note and one scripted auth door. */
class Browser {
  now = 0;
  note: SessionNote = 'held';
  keepsNotes = true;
  waits: number[] = [];
  refreshes = 0;
  /** How often the service was told of a sign-out, and what becomes of the next ones. */
  leavings = 0;
  leaving: Script = [];
  forgotten: string[] = [];
  private readonly listeners: ((message: TabMessage, from: number) => void)[] = [];
  private lock: Promise<unknown> = Promise.resolve();
  private tabCount = 0;

  constructor(private readonly script: Script) {}

  open(): SessionStore {
    const self = this.tabCount++;
    const world: SessionWorld = {
      refresh: async () => {
        this.refreshes += 1;
        await Promise.resolve();
        const next = this.script.shift();
        if (!next) throw new Error('one call too many');
        const result = next();
        if (result instanceof Error) throw result;
        return result;
      },
      leave: async () => {
        this.leavings += 1;
        await Promise.resolve();
        const result = this.leaving.shift()?.();
        if (result instanceof Error) throw result;
      },
      now: () => this.now,
      wait: async (ms) => Promise.resolve(void this.waits.push(ms)),
      note: { read: () => this.note, write: (note) => void (this.keepsNotes && (this.note = note)) },
      forget: {
        person: (userId) => void this.forgotten.push(userId),
        tab: () => void this.forgotten.push(`tab ${self}`),
        key: async () => Promise.resolve(void this.forgotten.push('key')),
      },
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
    browser.note = 'none';
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
    expect(browser).toMatchObject({ note: 'held', refreshes: 1 });
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
    expect(browser.refreshes).toBe(2);
  });

  it('is refreshed once for many tabs: the others take what the first brings', async () => {
    const browser = new Browser([() => answer('one')]);
    const tabs = [browser.open(), browser.open(), browser.open()];
    await Promise.all(tabs.map((tab) => tab.restore()));
    expect(tabs.map(tokenOf)).toEqual(['one', 'one', 'one']);
    expect(browser.refreshes).toBe(1);
  });

  it('ends when the refresh is refused for good, in every tab, and the note goes', async () => {
    const browser = new Browser([() => answer('one'), () => refusal('refresh_token_already_used')]);
    const tabs = [browser.open(), browser.open()];
    await Promise.all(tabs.map((tab) => tab.restore()));
    browser.now = 590_000;
    expect(await tabs[0]?.accessToken()).toBeNull();
    expect(tabs.map(tokenOf)).toEqual(['signed-out', 'signed-out']);
    expect(browser).toMatchObject({ note: 'none', forgotten: ['tab 1'] });
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
    expect(browser.note).toBe('held');
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

  it('changes good tokens for new ones when told, also after a refresh that was asked for before', async () => {
    const browser = new Browser([() => answer('one'), () => answer('two'), () => answer('three')]);
    const store = browser.open();
    await store.restore();
    browser.now = 550_000;
    const asked = store.keepFresh();
    await store.renew();
    await asked;
    expect(tokenOf(store)).toBe('three');
    await store.signOut();
    await store.renew();
    expect(browser.refreshes).toBe(3);
  });

  it('of somebody else takes its place, and what was kept for the one before goes', async () => {
    const browser = new Browser([() => answer('one')]);
    const store = browser.open();
    await store.restore();
    expect(await store.enter(async () => Promise.resolve(answer('same')))).toBe(true);
    expect(browser.forgotten).toEqual([]);
    await store.enter(async () => Promise.resolve(answer('other', 'v')));
    expect(browser).toMatchObject({ note: 'held', forgotten: ['u'] });
    await expect(store.enter(async () => Promise.reject(refusal('otp_expired', 403)))).rejects.toThrow('otp_expired');
    expect(tokenOf(store)).toBe('other');
  });

  it('that somebody began while a refresh was under way is not touched by what becomes of that', async () => {
    for (const late of [() => answer('old'), () => refusal('session_not_found'), silence]) {
      const browser = new Browser([() => answer('one'), late]);
      const store = browser.open();
      await store.restore();
      browser.now = 550_000;
      const refreshing = store.accessToken();
      await store.enter(async () => Promise.resolve(answer('new', 'v')));
      await refreshing;
      expect(tokenOf(store)).toBe('new');
      expect(browser.note).toBe('held');
    }
  });

  it('shows a changed name in every tab, and takes no other user', async () => {
    const browser = new Browser([() => answer('one')]);
    const tabs = [browser.open(), browser.open()];
    await Promise.all(tabs.map((tab) => tab.restore()));
    tabs[0]?.changeUser({ id: 'u', user_metadata: { firstName: 'Ana' } });
    tabs[0]?.changeUser({ id: 'v', user_metadata: { firstName: 'Eva' } });
    for (const tab of tabs) expect(tab.state()).toMatchObject({ user: { user_metadata: { firstName: 'Ana' } } });
  });

  it('takes no session from an answer that carries none', () => {
    const store = new Browser([]).open();
    expect(store.adopt({ id: 'u', email: 'a@b.mx' })).toBe(false);
    expect(store.adopt({ access_token: 'x', expires_in: 600 })).toBe(false);
    expect(store.adopt(null)).toBe(false);
  });
});

describe('signing out', () => {
  const signedIn = async (...script: Script) => {
    const browser = new Browser([() => answer('one'), ...script]);
    const tabs = [browser.open(), browser.open()] as const;
    await Promise.all(tabs.map((tab) => tab.restore()));
    return { browser, tabs };
  };

  it('ends the session in all tabs by the cookie alone, and all that was the person’s goes', async () => {
    const { browser, tabs } = await signedIn();
    browser.now = 700_000;
    await tabs[1].signOut();
    expect(tabs.map(tokenOf)).toEqual(['signed-out', 'signed-out']);
    expect(browser).toMatchObject({ note: 'none', leavings: 1, refreshes: 1 });
    expect(browser.forgotten.toSorted()).toEqual(['key', 'tab 0', 'tab 1', 'u']);
  });

  it('that nobody heard is said again at the next page load, which restores nothing', async () => {
    const { browser, tabs } = await signedIn();
    browser.leaving = [silence, silence];
    await tabs[0].signOut();
    expect(browser).toMatchObject({ note: 'leaving', leavings: 1 });
    const next = browser.open();
    await next.restore();
    expect(tokenOf(next)).toBe('signed-out');
    expect(browser).toMatchObject({ note: 'leaving', leavings: 2, refreshes: 1 });
    await next.keepFresh();
    expect(browser).toMatchObject({ note: 'none', leavings: 3 });
    await next.keepFresh();
    expect(browser.leavings).toBe(3);
  });

  it('is said to the service also by a browser that keeps no notes', async () => {
    const { browser, tabs } = await signedIn();
    [browser.note, browser.keepsNotes] = ['none', false];
    browser.leaving = [silence];
    await tabs[0].signOut();
    await tabs[0].keepFresh();
    await tabs[0].keepFresh();
    expect(browser.leavings).toBe(2);
  });

  it('is heard when there was no session to end', async () => {
    const { browser, tabs } = await signedIn();
    browser.leaving = [() => refusal('session_not_found', 403)];
    await tabs[0].signOut();
    expect(browser.note).toBe('none');
  });

  it('is said before somebody signs in again, and never after', async () => {
    const { browser, tabs } = await signedIn();
    browser.leaving = [silence, silence];
    await tabs[0].signOut();
    const order: string[] = [];
    await tabs[0].enter(async () => {
      order.push(`${browser.leavings} sign-outs said`);
      return Promise.resolve(answer('two'));
    });
    await tabs[1].keepFresh();
    expect(order).toEqual(['2 sign-outs said']);
    expect(browser).toMatchObject({ note: 'held', leavings: 2 });
    expect(tabs.map(tokenOf)).toEqual(['two', 'two']);
  });

  it('is followed in a tab that was not told, before it asks for new tokens', async () => {
    const { browser, tabs } = await signedIn();
    browser.note = 'leaving';
    browser.now = 550_000;
    expect(await tabs[0].accessToken()).toBeNull();
    expect(browser.refreshes).toBe(1);
  });

  it('is all that is left when the key of the session is gone: no refresh is made to look like theft', async () => {
    const { browser, tabs } = await signedIn(() => new SessionKeyLost());
    browser.now = 550_000;
    expect(await tabs[0].accessToken()).toBeNull();
    await tabs[0].keepFresh();
    expect(tabs.map(tokenOf)).toEqual(['signed-out', 'signed-out']);
    expect(browser).toMatchObject({ note: 'none', leavings: 1, refreshes: 2 });
  });
});
