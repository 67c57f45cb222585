import { describe, expect, it } from '@jest/globals';
import { SessionKeyLost } from './session-key.ts';
import { granted, Browser, refusal, silence, tokenOf, type Script } from './session.fixtures.ts';

describe('signing out', () => {
  const signedIn = async (...script: Script) => {
    const browser = new Browser([() => granted('one'), ...script]);
    const tabs = [browser.open(), browser.open()] as const;
    await Promise.all(tabs.map((tab) => tab.restore()));
    return { browser, tabs };
  };

  it('ends the session in all tabs by the cookie exclusively, and all that was the person’s goes', async () => {
    const { browser, tabs } = await signedIn();
    browser.now = 700_000;
    await tabs[1].signOut();
    expect(tabs.map(tokenOf)).toEqual(['signed-out', 'signed-out']);
    expect(browser).toMatchObject({ note: 'none', leavings: 1, left: ['u'], refreshes: 1 });
    expect(browser.forgotten.toSorted()).toEqual(['key', 'tab 0', 'tab 1', 'u']);
    expect([...new Set(browser.noted)]).toEqual(['held u', 'leaving', 'none']);
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
    expect(browser).toMatchObject({ leavings: 3, left: ['u', null, null] });
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
      return Promise.resolve(granted('two'));
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
