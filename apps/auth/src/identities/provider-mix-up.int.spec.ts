import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IdentityProvider } from '@nivel/testing/identity-provider';
import type { AuthUnderTest } from '../../test/auth-under-test.ts';
import { aProviderPerson, CALLBACK, ProviderJourney, throughProvider } from '../../test/provider-journey.ts';
import { providersFor } from '../../test/providers-for.ts';

let auth: AuthUnderTest;
let idp: IdentityProvider;
let other: IdentityProvider;
let journey: ProviderJourney;
beforeAll(async () => {
  other = await IdentityProvider.start(CALLBACK, aProviderPerson('nobody@example.test'));
});
afterAll(() => other.stop());
providersFor(
  (started, provider, way) => {
    [auth, idp, journey] = [started, provider, way];
  },
  () => [{ ...other.setting(), name: 'otra', label: 'Otra escuela' }],
);
beforeEach(() => {
  other.person = aProviderPerson(auth.newEmail());
  idp.exchanges = 0;
  other.exchanges = 0;
});

const refused = { error_code: 'bad_oauth_callback', error_description: 'Unable to exchange external code' };
/** A redirect of the provider, with another `iss`; null: without one. */
const withIssuer = (address: string, issuer: string | null): string => {
  const url = new URL(address);
  url.searchParams.delete('iss');
  if (issuer !== null) url.searchParams.set('iss', issuer);
  return url.href;
};
const accounts = async (): Promise<number> => (await auth.owner.query('SELECT 1 FROM users')).rows.length;

describe('the address to which all providers redirect', () => {
  it('accepts a code of each of them', async () => {
    for (const way of [journey, new ProviderJourney(auth, 'otra')])
      expect((await way.travel()).fragment).toHaveProperty('access_token');
    expect([idp.exchanges, other.exchanges]).toEqual([1, 1]);
  });

  it('refuses a code of another provider than the one that the person set out for, and sends it nowhere', async () => {
    const there = await new ProviderJourney(auth, 'otra').setOut();
    const here = await journey.setOut({}, { flowBrowser: there.browser });
    const mixed = new URL(await throughProvider(there.url));
    mixed.searchParams.set('state', new URL(here.url).searchParams.get('state') ?? '');
    const before = await accounts();
    expect((await journey.comeBack(mixed.href, here.browser)).query).toMatchObject(refused);
    expect([idp.exchanges, other.exchanges, await accounts()]).toEqual([0, 0, before]);
  });

  it('refuses it as well if somebody writes the right issuer beside it', async () => {
    const there = await new ProviderJourney(auth, 'otra').setOut();
    const here = await journey.setOut({}, { flowBrowser: there.browser });
    const mixed = new URL(withIssuer(await throughProvider(there.url), idp.issuer));
    mixed.searchParams.set('state', new URL(here.url).searchParams.get('state') ?? '');
    const before = await accounts();
    expect((await journey.comeBack(mixed.href, here.browser)).query).toMatchObject(refused);
    expect([other.exchanges, await accounts()]).toEqual([0, before]);
  });

  it.each<[string, () => string | null]>([
    ['another issuer', () => other.issuer],
    ['an issuer that only looks alike', () => `${idp.issuer}/`],
    ['no issuer, which this provider has announced', () => null],
  ])('refuses a code with %s', async (_title, issuer) => {
    const { url, browser } = await journey.setOut();
    const back = withIssuer(await throughProvider(url), issuer());
    const { query, fragment } = await journey.comeBack(back, browser);
    expect(query).toMatchObject(refused);
    expect(fragment).not.toHaveProperty('access_token');
    expect(idp.exchanges).toBe(0);
    // The state is used up: the right answer comes too late.
    const again = await journey.comeBack(withIssuer(back, idp.issuer), browser);
    expect(again.query).toMatchObject({ error_code: 'flow_state_already_used' });
  });

  it('does not repeat an error that another provider sends', async () => {
    const { url, browser } = await journey.setOut();
    const back = withIssuer(await throughProvider(url, 'refuse'), other.issuer);
    const { query } = await journey.comeBack(back, browser);
    expect(query).toMatchObject(refused);
    expect(JSON.stringify(query)).not.toContain('thought better');
  });
});
