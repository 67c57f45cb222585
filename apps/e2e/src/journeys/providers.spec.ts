import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IdentityProvider } from '@nivel/testing/identity-provider';
import { dataOf, publicClient } from '../learners/client.ts';
import { CookieBrowser } from '../learners/cookie-browser.ts';
import { aLearner, aPerson, confirmSubject } from '../learners/learner.ts';
import { identitySettings, providerPage, settingsPage } from '../pages/account-pages.ts';
import { enter } from '../pages/enter.ts';
import { addresses } from '../stack/addresses.ts';
import { emailTo, linkIn } from '../stack/mailbox.ts';
import { expectAccessible } from '../stage/accessibility.ts';
import { journey } from '../stage/journey.ts';
import { keyboardOf } from '../stage/keyboard.ts';

const somebody = () => ({
  sub: randomUUID(),
  email: aPerson().email,
  email_verified: true,
  name: 'Lupita Reyes',
  given_name: 'Lupita',
  family_name: 'Reyes',
});

const hex = (text: string): string => createHash('sha256').update(text).digest('hex');

let idp: IdentityProvider;
beforeAll(async () => {
  const { site, providerPort } = addresses();
  idp = await IdentityProvider.start(`${site}/auth/v1/callback`, somebody(), providerPort);
});
beforeEach(() => {
  idp.person = somebody();
});
afterAll(() => idp.stop());

const SETTINGS = '/dashboard/ajustes';
const LOGIN = `/login?redirect=${encodeURIComponent(SETTINGS)}`;
const here = (): string => `${addresses().site}/after`;

/** The value and type in the link of an e-mail, for any target page. */
const linkOf = (link: string) => {
  const { hash, searchParams } = new URL(link);
  const values = hash === '' ? searchParams : new URLSearchParams(hash.slice(1));
  return { token: values.get('token') ?? '', type: values.get('type') ?? '' };
};

describe('the unmodified public client with PKCE', () => {
  /** Opens the link of an e-mail as its client's browser does, and exchanges the code. */
  const exchange = async (client: ReturnType<typeof publicClient>, email: string, subject: RegExp) => {
    const link = linkOf(linkIn(await emailTo(email, subject)));
    expect(link.token).toMatch(/^pkce_/);
    const verify = `${addresses().site}/auth/v1/verify?${new URLSearchParams({ ...link, redirect_to: here() }).toString()}`;
    const back = await new CookieBrowser().follow(verify, here());
    return dataOf(await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? ''));
  };
  const methods = async (client: ReturnType<typeof publicClient>) =>
    dataOf(await client.auth.getClaims()).claims.amr?.map((one) => (typeof one === 'string' ? one : one.method));

  it('signs up and signs in by a link, each by a code that only this client can exchange', async () => {
    const { email, password } = aPerson();
    const client = publicClient({ flowType: 'pkce' });
    expect((await client.auth.signUp({ email, password })).error).toBeNull();
    const { user } = await exchange(client, email, confirmSubject);
    expect([user.email, await methods(client)]).toEqual([email, ['email/signup']]);

    const next = publicClient({ flowType: 'pkce' });
    expect((await next.auth.signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBeNull();
    await exchange(next, email, /entrar a Nivel/);
    expect(await methods(next)).toEqual(['magiclink']);
  });

  it('tells of a recovery, after which the password is chosen without the old one', async () => {
    const { email } = await aLearner();
    const client = publicClient({ flowType: 'pkce' });
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
    await exchange(client, email, /Recupera tu contraseña/);
    expect(await methods(client)).toEqual(['recovery']);
    expect(events).toContain('PASSWORD_RECOVERY');
    expect((await client.auth.updateUser({ password: 'colibri-morado-48' })).error).toBeNull();
  });

  it('signs in with a provider, links another identity, and unlinks it', async () => {
    const browser = new CookieBrowser();
    const client = publicClient({ flowType: 'pkce', fetch: browser.fetch });
    const options = { redirectTo: here(), skipBrowserRedirect: true };
    const travel = async (url: string) => (await browser.follow(url, here())).searchParams;

    const begun = dataOf(await client.auth.signInWithOAuth({ provider: 'keycloak', options }));
    const code = (await travel(begun.url)).get('code') ?? '';
    const { user } = dataOf(await client.auth.exchangeCodeForSession(code));
    expect(user).toMatchObject({ email: idp.person.email, app_metadata: { provider: 'keycloak' } });
    expect(await methods(client)).toEqual(['oauth']);
    expect((await client.auth.exchangeCodeForSession(code)).error).not.toBeNull();

    const own = dataOf(await client.auth.getUserIdentities()).identities;
    const [only] = own;
    if (!only) throw new Error('An account of a provider has its identity');
    expect((await client.auth.unlinkIdentity(only)).error).toMatchObject({
      status: 422,
      code: 'single_identity_not_deletable',
    });
    idp.person = somebody();
    browser.forgetOthers();
    const linking = dataOf(await client.auth.linkIdentity({ provider: 'keycloak', options }));
    expect((await travel(linking.url)).get('code')).toBeTruthy();
    const both = dataOf(await client.auth.getUserIdentities()).identities;
    expect(both.map(({ provider }) => provider)).toEqual(['keycloak', 'keycloak']);
    expect((await client.auth.unlinkIdentity(only)).error).toBeNull();
    expect(dataOf(await client.auth.getUserIdentities()).identities).toHaveLength(1);
  });
});

describe('the unmodified public client with an ID token that an app got by itself', () => {
  it('signs in, links another person, and shows each token once', async () => {
    const { email } = idp.person;
    const client = publicClient();
    const [token, nonce] = [await idp.idToken({ nonce: hex('n-1') }), 'n-1'];
    const wrong = await client.auth.signInWithIdToken({ provider: 'keycloak', token, nonce: 'n-2' });
    expect(wrong.error).toMatchObject({ status: 400, code: undefined, message: 'Nonces mismatch' });
    const { user, session } = dataOf(await client.auth.signInWithIdToken({ provider: 'keycloak', token, nonce }));
    expect([user.email, session.user.id]).toEqual([email, user.id]);
    const again = await publicClient().auth.signInWithIdToken({ provider: 'keycloak', token, nonce });
    expect(again.error).toMatchObject({ message: 'ID token has already been used' });
    const off = await publicClient().auth.signInWithIdToken({ provider: 'apple', token });
    expect(off.error).toMatchObject({ status: 400, code: 'provider_disabled' });

    idp.person = somebody();
    const linked = dataOf(await client.auth.linkIdentity({ provider: 'keycloak', token: await idp.idToken() }));
    expect(linked.user).toMatchObject({ id: user.id, email });
    const own = dataOf(await client.auth.getUserIdentities()).identities;
    expect(own.map(({ provider }) => provider)).toEqual(['keycloak', 'keycloak']);
    expect(dataOf(await client.auth.refreshSession()).user).toMatchObject({ id: user.id });
  });
});

describe('signing in with a provider', () => {
  const abroad = () => ({ mayAsk: [idp.issuer] });

  journey('makes an account by keyboard, and the settings say that it is the only way in', async ({ device }) => {
    const { page } = await device(abroad());
    await page.goto(LOGIN);
    const provider = providerPage(page);
    await provider.goOn.waitFor();
    await expectAccessible(page, 'sign-in with a provider');
    await keyboardOf(page).press(provider.goOn, 'Enter');
    await provider.enter.waitFor();
    await provider.enter.click();
    await settingsPage(page).title.waitFor();
    const settings = identitySettings(page);
    await settings.only.waitFor();
    expect(new URL(page.url()).search).toBe('');
    await expectAccessible(page, 'linked identities');
  });

  journey('that was canceled says so, on a phone', async ({ device }) => {
    const { page } = await device({ ...abroad(), width: 390 });
    await page.goto(LOGIN);
    const provider = providerPage(page);
    await provider.goOn.click();
    await provider.cancel.click();
    await provider.canceled.waitFor();
    await expectAccessible(page, 'a sign-in that was canceled');
    await provider.goOn.click();
    await provider.enter.click();
    await settingsPage(page).title.waitFor();
  });

  journey('enters the account that an identity was linked to, until it is unlinked', async ({ device }) => {
    const [{ page }, learner] = await Promise.all([device(abroad()), aLearner()]);
    await enter(page, learner);
    await page.goto(`${SETTINGS}#identidades`);
    const settings = identitySettings(page);
    await settings.link.click();
    await settings.goOn.click();
    await providerPage(page).enter.click();
    await settings.unlink.waitFor();
    await emailTo(learner.email, /puedes entrar a Nivel con Mi escuela/);
    await expectAccessible(page, 'an identity was linked');

    const phone = await device({ ...abroad(), width: 390 });
    await phone.page.goto(LOGIN);
    await providerPage(phone.page).goOn.click();
    await providerPage(phone.page).enter.click();
    await identitySettings(phone.page).unlink.click();
    await expectAccessible(phone.page, 'the question before an identity is unlinked');
    await identitySettings(phone.page).confirmUnlink.click();
    await identitySettings(phone.page).unlink.waitFor({ state: 'detached' });
    await emailTo(learner.email, /Ya no se entra a tu cuenta de Nivel con Mi escuela/);
  });
});
