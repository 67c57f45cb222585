import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SamlProvider } from '@nivel/testing/saml-provider';
import { SamlSite } from '@nivel/testing/saml-site';
import { dataOf, publicClient } from '../learners/client.ts';
import { CookieBrowser } from '../learners/cookie-browser.ts';
import { aLearner } from '../learners/learner.ts';
import { identitySettings, organizationPages, settingsPage } from '../pages/account-pages.ts';
import { addresses } from '../stack/addresses.ts';
import { emailTo } from '../stack/mailbox.ts';
import { aColleague, ORGANIZATION_DOMAIN, organizationProvider } from '../stack/organization.ts';
import { expectAccessible } from '../stage/accessibility.ts';
import { journey } from '../stage/journey.ts';
import { keyboardOf } from '../stage/keyboard.ts';

let idp: SamlProvider;
let site: SamlSite;
beforeAll(async () => {
  idp = organizationProvider(addresses());
  site = await SamlSite.start(idp, addresses().samlPort);
});
beforeEach(() => {
  idp.person = aColleague();
});
afterAll(() => site.stop());

const emailOf = (): string => idp.person.attributes['email'] ?? '';
const LOGIN = `/login?redirect=${encodeURIComponent('/dashboard/ajustes')}`;

describe('the unmodified public client', () => {
  const here = (): string => `${addresses().site}/after`;
  /** Follows the way in a browser of its own, as that of a phone is beside an app. @returns where it lands */
  const travel = async (url: string): Promise<URL> => {
    const browser = new CookieBrowser();
    const { action, fields } = idp.answer((await browser.follow(url, idp.signOnUrl)).href);
    const response = await browser.fetch(action, {
      method: 'POST',
      body: new URLSearchParams({ ...fields }),
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    return new URL(response.headers.get('location') ?? '');
  };

  it.each([['domain'], ['providerId']])('signs in by the %s of an organization, with PKCE', async (by) => {
    const client = publicClient({ flowType: 'pkce' });
    const options = { redirectTo: here(), skipBrowserRedirect: true };
    const asked = by === 'domain' ? { domain: ORGANIZATION_DOMAIN, options } : { providerId: 'empresa', options };
    const { url } = dataOf(await client.auth.signInWithSSO(asked));
    const back = await travel(url);
    expect(back.href.startsWith(here())).toBe(true);
    const { user } = dataOf(await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? ''));
    expect(user).toMatchObject({ email: emailOf(), app_metadata: { provider: 'sso:empresa' } });
    const { claims } = dataOf(await client.auth.getClaims());
    expect(claims.amr).toMatchObject([{ method: 'sso/saml' }]);
  });

  it('gets the session in the fragment without PKCE', async () => {
    const options = { redirectTo: here(), skipBrowserRedirect: true };
    const asked = { domain: ORGANIZATION_DOMAIN, options };
    const { url } = dataOf(await publicClient().auth.signInWithSSO(asked));
    expect((await travel(url)).hash).toMatch(/^#access_token=/);
  });

  it('is told which organizations there are not', async () => {
    const { error } = await publicClient().auth.signInWithSSO({ domain: 'unknown.example' });
    expect(error).toMatchObject({ status: 404, code: 'sso_provider_not_found' });
  });
});

describe('signing in with an organization', () => {
  const abroad = () => ({ mayAsk: [new URL(idp.signOnUrl).origin] });

  journey('makes an account by keyboard, and the settings show the organization', async ({ device }) => {
    const { page } = await device(abroad());
    await page.goto(LOGIN);
    const pages = organizationPages(page);
    await pages.link.waitFor();
    await keyboardOf(page).press(pages.link, 'Enter');
    await pages.name.waitFor();
    await expectAccessible(page, 'the question for an organization');
    await pages.name.fill(emailOf());
    await pages.name.press('Enter');
    await pages.enter.click();
    await settingsPage(page).title.waitFor();
    await identitySettings(page).only.waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  journey('enters the account of its address, on a phone, after a wrong domain and a refusal', async ({ device }) => {
    const colleague = await aLearner({ email: emailOf() });
    const { page } = await device({
      ...abroad(),
      width: 390,
      mayLog: [/status of 404/],
    });
    await page.goto(LOGIN);
    const pages = organizationPages(page);
    await pages.link.click();
    await pages.name.fill('unknown.example');
    await pages.goOn.click();
    await pages.unknown.waitFor();
    await expectAccessible(page, 'an organization that is not known');
    await pages.name.fill(ORGANIZATION_DOMAIN);
    await pages.goOn.click();
    await pages.cancel.click();
    await pages.refused.waitFor();
    await pages.link.click();
    await pages.name.fill(ORGANIZATION_DOMAIN);
    await pages.goOn.click();
    await pages.enter.click();
    await settingsPage(page).title.waitFor();
    await emailTo(colleague.email, /puedes entrar a Nivel con Mi empresa/);
  });
});
