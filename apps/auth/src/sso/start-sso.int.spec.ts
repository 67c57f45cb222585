import { describe, expect, it } from '@jest/globals';
import { consumeAssertion } from '@nivel/contracts/auth/consume-assertion.operation';
import { readSamlMetadata } from '@nivel/contracts/auth/read-saml-metadata.operation';
import { readSettings } from '@nivel/contracts/auth/read-settings.operation';
import { startSso } from '@nivel/contracts/auth/start-sso.operation';
import { TEST_SITE } from '@nivel/testing/service-environment';
import type { AuthUnderTest } from '../../test/auth-under-test.ts';
import { aPkceClient } from '../../test/pkce-client.ts';
import type { SsoJourney } from '../../test/sso-journey.ts';
import { ssoFor } from '../../test/sso-for.ts';

let auth: AuthUnderTest;
let journey: SsoJourney;
ssoFor((started, own) => {
  [auth, journey] = [started, own];
});

const wayOf = (provider: string, further: Record<string, string> = {}): string =>
  `${TEST_SITE}/auth/v1/authorize?${new URLSearchParams({ provider, redirect_to: `${TEST_SITE}/after`, ...further }).toString()}`;
const target = { redirect_to: `${TEST_SITE}/after` };

describe('the way to an organization', () => {
  it.each([
    ['a domain', { domain: 'example.test' }],
    ['another of its domains, in any case', { domain: ' Ventas.TEST ' }],
    ['its id', { provider_id: 'empresa' }],
  ])('is found by %s', async (_what, body) => {
    const heard = await auth.ask(startSso, { body: { ...body, ...target, skip_http_redirect: true } });
    expect([heard.status, heard.body]).toEqual([200, { url: wayOf('sso:empresa') }]);
    const { status, response } = await auth.ask(startSso, { body: { ...body, ...target } });
    expect([status, response?.redirect, response?.body]).toEqual([303, wayOf('sso:empresa'), null]);
  });

  it('takes the challenge along, and no target that is not allowed', async () => {
    const { pkce } = aPkceClient();
    const asked = { domain: 'example.test', skip_http_redirect: true, ...pkce };
    const { body } = await auth.ask(startSso, { body: { ...asked, ...target } });
    expect(body).toEqual({ url: wayOf('sso:empresa', pkce) });
    const elsewhere = { redirectTo: `${TEST_SITE}/elsewhere` };
    expect((await auth.ask(startSso, { body: { ...asked, ...target }, headers: elsewhere })).body).toEqual(body);
    const abroad = await auth.ask(startSso, { body: { ...asked, redirect_to: 'https://evil.test/' } });
    expect(new URL(String(abroad.body['url'])).searchParams.get('redirect_to')).toBe(TEST_SITE);
  });

  it('leads to its page, with a request that names nobody and no secret of the way but its state', async () => {
    const { url, browser } = await journey.setOut();
    expect(url.startsWith(`${journey.idp.signOnUrl}?`)).toBe(true);
    expect([...new URL(url).searchParams.keys()].toSorted()).toEqual(['RelayState', 'SAMLRequest']);
    expect(browser).toMatch(/^[\w-]{43}$/);
    expect((await journey.setOut({}, { ssoBrowser: browser })).browser).toBe(browser);
  });

  it.each<[unknown, number, string, string]>([
    [{ domain: 'unknown.test' }, 404, 'sso_provider_not_found', 'No SSO provider assigned for this domain'],
    [{ domain: 'sub.example.test' }, 404, 'sso_provider_not_found', 'No SSO provider assigned for this domain'],
    [{ provider_id: 'nadie' }, 404, 'sso_provider_not_found', 'No such SSO provider'],
    [{}, 400, 'validation_failed', 'A provider_id or domain needs to be provided'],
    [
      { domain: 'example.test', provider_id: 'empresa' },
      ...([400, 'validation_failed', 'Only one of provider_id or domain supported'] as const),
    ],
    [
      { domain: 'example.test', code_challenge: 'c'.repeat(43) },
      ...([400, 'validation_failed', 'PKCE flow requires code_challenge_method and code_challenge'] as const),
    ],
    [{ domain: 7 }, 400, 'bad_json', 'Could not parse request body as JSON: domain is not a string'],
  ])('of %j is refused: %i %s', async (body, status, code, message) => {
    expect(await auth.ask(startSso, { body })).toMatchObject({ status, code, message });
  });
});

it('describes this installation to identity providers', async () => {
  const { response } = await auth.ask(readSamlMetadata);
  expect(response).toMatchObject({
    status: 200,
    headers: { 'content-type': 'application/samlmetadata+xml; charset=utf-8' },
  });
  const base = `${TEST_SITE}/auth/v1/sso/saml`;
  expect(response?.text).toContain(`entityID="${base}/metadata"`);
  expect(response?.text).toContain(`Location="${base}/acs"`);
  expect(response?.text).toContain('WantAssertionsSigned="true"');
  expect((await auth.ask(readSamlMetadata)).response?.text).toBe(response?.text);
});

it('is not there where no organization is configured, whatever is asked', async () => {
  expect((await auth.ask(readSettings)).body).toMatchObject({ saml_enabled: true, external_labels: {} });
  await auth.restart({ SAML_PROVIDERS: '' });
  expect((await auth.ask(readSettings)).body).toMatchObject({ saml_enabled: false });
  const off = { status: 404, code: 'saml_provider_disabled', message: 'SAML 2.0 is disabled' };
  for (const operation of [startSso, consumeAssertion, readSamlMetadata])
    for (const body of [null, { domain: 7 }, { domain: 'example.test' }])
      expect(await auth.ask(operation, { body })).toMatchObject(off);
});
