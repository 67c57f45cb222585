import { describe, expect, it } from '@jest/globals';
import { raiseSession } from './raise-session.ts';
import { granted, Browser, refusal, silence, tokenOf, type Script } from './session.fixtures.ts';
import type { SessionUser } from './session-state.ts';
import type { SessionStore } from './session-store.ts';

/** A token of a sign-in that has yet to show a code of an app. */
const early = (name: string): string => `${name}.${btoa(JSON.stringify({ needs_second_step: true }))}.x`;
const raise = async (browser: Browser, store: SessionStore, ask: (token: string) => Promise<unknown>) =>
  raiseSession(store, ask, async () => browser.refresh());
const stateOf = (store: SessionStore): string => store.state().status;

describe('a session that has not taken its second step', () => {
  const halfway = async (...later: Script) => {
    const browser = new Browser([() => granted(early('one')), ...later]);
    const tabs = [browser.open(), browser.open()] as const;
    await Promise.all(tabs.map((tab) => tab.restore()));
    return { browser, tabs };
  };

  it('is known as such in every tab, and gives its token to nothing but the step', async () => {
    const { tabs } = await halfway();
    expect(tabs.map(stateOf)).toEqual(['second-step', 'second-step']);
    expect(await tabs[0].accessToken()).toBeNull();
    expect(await tabs[0].firstStepToken()).toBe(early('one'));
  });

  it('is refreshed like any other, and stays what it is', async () => {
    const { browser, tabs } = await halfway(() => granted(early('two')));
    browser.now = 550_000;
    await tabs[0].keepFresh();
    expect(tabs.map(stateOf)).toEqual(['second-step', 'second-step']);
    expect(await tabs[1].firstStepToken()).toBe(early('two'));
  });

  it('is raised in every tab by what the step answers', async () => {
    const { browser, tabs } = await halfway();
    await raise(browser, tabs[0], async (token) => Promise.resolve(token === early('one') && granted('raised')));
    expect(tabs.map(tokenOf)).toEqual(['raised', 'raised']);
  });

  it('takes the step in its turn: a tab that refreshes meanwhile waits, and asks with no token from before', async () => {
    const { browser, tabs } = await halfway();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const raising = raise(browser, tabs[0], async () => promise);
    // It has begun: the token is good, and the turn is its own.
    await Promise.resolve();
    browser.now = 550_000;
    const refreshing = tabs[1].keepFresh();
    resolve(granted('raised'));
    await Promise.all([raising, refreshing]);
    expect(browser.refreshes).toBe(1);
    expect(tabs.map(tokenOf)).toEqual(['raised', 'raised']);
  });

  it('says why the step was refused, and stays', async () => {
    const { browser, tabs } = await halfway();
    const wrong = refusal('mfa_verification_failed', 422);
    await expect(raise(browser, tabs[0], async () => Promise.reject(wrong))).rejects.toBe(wrong);
    expect(tabs.map(stateOf)).toEqual(['second-step', 'second-step']);
    expect(browser.refreshes).toBe(1);
  });

  it('whose step got no answer asks how far it has got', async () => {
    const { browser, tabs } = await halfway(() => granted('raised'));
    await expect(raise(browser, tabs[0], async () => Promise.reject(silence()))).rejects.toMatchObject({
      isTransient: true,
    });
    expect(tabs.map(tokenOf)).toEqual(['raised', 'raised']);
  });

  it('is raised for nobody who signed out meanwhile', async () => {
    const { browser, tabs } = await halfway();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const raising = raise(browser, tabs[0], async () => promise);
    const leaving = tabs[0].signOut();
    resolve(granted('raised'));
    await Promise.all([raising, leaving]);
    expect(tabs.map(stateOf)).toEqual(['signed-out', 'signed-out']);
    expect(browser.leavings).toBe(1);
  });

  it('drops all data of the person at sign-out, or when another person signs in', async () => {
    const { browser, tabs } = await halfway();
    await tabs[0].signOut();
    expect(browser.forgotten.toSorted()).toEqual(['key', 'tab 0', 'tab 1', 'u']);
    const other = await halfway();
    other.tabs[0].adopt(granted('one', 'v'));
    expect(other.browser.forgotten).toEqual(['u']);
  });

  it('is recognised by its token, whatever program of another tab brings it', () => {
    const browser = new Browser([]);
    const store = browser.open();
    const user = { id: 'u', email: 'a@b.mx', created_at: '', needsPassword: false, user_metadata: {} };
    browser.say(1, { type: 'session', session: { accessToken: early('old'), expiresAt: 600_000, user } });
    expect(stateOf(store)).toBe('second-step');
    browser.say(1, { type: 'session', session: { accessToken: 'raised', expiresAt: 600_000, user } });
    expect(stateOf(store)).toBe('signed-in');
  });

  it('keeps its apps when a tab with an older program, which knows of none, tells of the same person', async () => {
    const factors = [{ id: 'f' }];
    const { access_token, expires_in, user } = granted(early('one'));
    const browser = new Browser([() => ({ access_token, expires_in, user: { ...user, factors } })]);
    const store = browser.open();
    await store.restore();
    const told = { id: 'u', email: 'b@b.mx', created_at: '', needsPassword: false, user_metadata: {} };
    const tell = (user: SessionUser) => {
      browser.say(1, { type: 'session', session: { accessToken: early('old'), expiresAt: 600_000, user } });
      return store.state();
    };
    expect(tell(told)).toMatchObject({ accessToken: early('old'), user: { email: 'b@b.mx', factors } });
    browser.say(1, { type: 'user-updated', user: { ...told, email: 'c@b.mx' } });
    expect(store.state()).toMatchObject({ user: { email: 'c@b.mx', factors } });
    expect(tell({ ...told, factors: undefined })).toMatchObject({ user: { factors: undefined } });
    tell({ ...told, factors });
    expect(tell({ ...told, id: 'v' })).not.toHaveProperty('user.factors');
  });
});
