import { describe, expect, it } from '@jest/globals';
import { granted, Browser, refusal, silence, tokenOf } from './session.fixtures.ts';
import type { TabMessage } from './tabs.ts';

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
    const browser = new Browser([() => granted('one')]);
    const store = browser.open();
    await store.restore();
    expect(tokenOf(store)).toBe('one');
    expect(browser).toMatchObject({ note: 'held', refreshes: 1 });
  });

  it('is refreshed within 90 s of its end and not before', async () => {
    const browser = new Browser([() => granted('one'), () => granted('two')]);
    const store = browser.open();
    await store.restore();
    browser.now = 509_999;
    expect(await store.accessToken()).toBe('one');
    browser.now = 510_000;
    expect(await store.accessToken()).toBe('two');
  });

  it('is refreshed once for many calls at the same moment', async () => {
    const browser = new Browser([() => granted('one'), () => granted('two')]);
    const store = browser.open();
    await store.restore();
    browser.now = 550_000;
    expect(await Promise.all([store.accessToken(), store.accessToken(), store.keepFresh().then(() => 'kept')])).toEqual(
      ['two', 'two', 'kept'],
    );
    expect(browser.refreshes).toBe(2);
  });

  it('is refreshed once for many tabs: the others take what the first brings', async () => {
    const browser = new Browser([() => granted('one')]);
    const tabs = [browser.open(), browser.open(), browser.open()];
    await Promise.all(tabs.map((tab) => tab.restore()));
    expect(tabs.map(tokenOf)).toEqual(['one', 'one', 'one']);
    expect(browser.refreshes).toBe(1);
  });

  it('ends when the refresh is refused for good, in every tab, and the note goes', async () => {
    const browser = new Browser([() => granted('one'), () => refusal('refresh_token_already_used')]);
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
    const browser = new Browser([() => granted('one'), failure, failure, failure, () => granted('two')]);
    const store = browser.open();
    await store.restore();
    browser.now = 520_000;
    expect(await store.accessToken()).toBe('two');
    expect(browser.waits).toEqual([200, 400, 800]);
  });

  it('keeps a token that is still good when nobody answers for 30 s', async () => {
    const browser = new Browser([() => granted('one'), ...Array.from({ length: 8 }, () => silence)]);
    const store = browser.open();
    await store.restore();
    browser.now = 520_000;
    expect(await store.accessToken()).toBe('one');
    expect(browser.waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(30_000);
    expect(browser.note).toBe('held');
  });

  it('leaves who was signed in where they are when nobody answers, with no token that has run out', async () => {
    const browser = new Browser([() => granted('one'), ...Array.from({ length: 8 }, () => silence)]);
    const store = browser.open();
    await store.restore();
    browser.now = 900_000;
    expect(await store.accessToken()).toBeNull();
    expect(store.state().status).toBe('signed-in');
  });

  it('says that nobody answers at page load, and comes back when somebody does', async () => {
    const browser = new Browser([...Array.from({ length: 8 }, () => silence), () => granted('one')]);
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
    const browser = new Browser([() => granted('one'), () => granted('two')]);
    const store = browser.open();
    await store.restore();
    browser.now = 550_000;
    const late = store.accessToken();
    await store.signOut();
    expect(await late).toBeNull();
    expect(tokenOf(store)).toBe('signed-out');
  });

  it('replaces a token that a door refused, once', async () => {
    const browser = new Browser([() => granted('one'), () => granted('two')]);
    const store = browser.open();
    await store.restore();
    await store.refused('one');
    await store.refused('one');
    expect(tokenOf(store)).toBe('two');
  });

  it('changes good tokens for new ones when told, also after a refresh that was asked for before', async () => {
    const browser = new Browser([() => granted('one'), () => granted('two'), () => granted('three')]);
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

  it('that was resumed without a token leaves other tabs their good one', async () => {
    const browser = new Browser([() => granted('one')]);
    const [tab, other] = [browser.open(), browser.open()];
    await tab.restore();
    expect(other.adopt({ ...granted(''), expires_in: 0 })).toBe(true);
    expect([tokenOf(tab), tokenOf(other)]).toEqual(['one', '']);
  });

  it('of somebody else takes its place, and what was kept for the one before goes', async () => {
    const browser = new Browser([() => granted('one')]);
    const store = browser.open();
    await store.restore();
    expect(await store.enter(async () => Promise.resolve(granted('same')))).toBe(true);
    expect(browser.forgotten).toEqual([]);
    await store.enter(async () => Promise.resolve(granted('other', 'v')));
    expect(browser).toMatchObject({ note: 'held', forgotten: ['u'] });
    await expect(store.enter(async () => Promise.reject(refusal('otp_expired', 403)))).rejects.toThrow('otp_expired');
    expect(tokenOf(store)).toBe('other');
  });

  it('that somebody began while a refresh was under way is not touched by what becomes of that', async () => {
    for (const late of [() => granted('old'), () => refusal('session_not_found'), silence]) {
      const browser = new Browser([() => granted('one'), late]);
      const store = browser.open();
      await store.restore();
      browser.now = 550_000;
      const refreshing = store.accessToken();
      await store.enter(async () => Promise.resolve(granted('new', 'v')));
      await refreshing;
      expect(tokenOf(store)).toBe('new');
      expect(browser.note).toBe('held');
    }
  });

  it('shows a changed name in every tab, and takes no other user', async () => {
    const browser = new Browser([() => granted('one')]);
    const tabs = [browser.open(), browser.open()];
    await Promise.all(tabs.map((tab) => tab.restore()));
    tabs[0]?.changeUser({ id: 'u', user_metadata: { firstName: 'Ana' } });
    tabs[0]?.changeUser({ id: 'v', user_metadata: { firstName: 'Eva' } });
    for (const tab of tabs) expect(tab.state()).toMatchObject({ user: { user_metadata: { firstName: 'Ana' } } });
  });

  it('that learns of a changed user keeps its own tokens, which may be newer', async () => {
    const browser = new Browser([() => granted('one')]);
    const tabs = [browser.open(), browser.open()];
    await Promise.all(tabs.map((tab) => tab.restore()));
    const update = { type: 'user-updated', user: { id: 'u', email: 'nueva@correo.mx' } };
    browser.say(tabs.length, { ...update, user: { ...update.user, id: 'v' } } as TabMessage);
    expect(tabs[0]?.state()).toMatchObject({ user: { email: 'a@b.mx' } });
    browser.say(tabs.length, update as TabMessage);
    expect(tabs[1]?.state()).toMatchObject({ accessToken: 'one', user: { email: 'nueva@correo.mx' } });
  });

  it('is not begun in a tab that is signed out by a changed user of another', async () => {
    const browser = new Browser([]);
    browser.note = 'none';
    const store = browser.open();
    await store.restore();
    browser.say(1, { type: 'user-updated', user: { id: 'u' } } as TabMessage);
    expect(tokenOf(store)).toBe('signed-out');
  });

  it('takes no session from a response that carries none', () => {
    const store = new Browser([]).open();
    expect(store.adopt({ id: 'u', email: 'a@b.mx' })).toBe(false);
    expect(store.adopt({ access_token: 'x', expires_in: 600 })).toBe(false);
    expect(store.adopt(null)).toBe(false);
  });
});
