import { describe, expect, it } from '@jest/globals';
import { newSamlKeys, type ResponseWishes } from '@nivel/testing/saml-provider';
import { assertionXml, newXmlId, type AssertionFacts } from '@nivel/testing/saml-response';
import { TEST_SITE } from '@nivel/testing/service-environment';
import type { AuthUnderTest } from '../../test/auth-under-test.ts';
import { aColleague, EMAIL_FORMAT, type SsoJourney } from '../../test/sso-journey.ts';
import { ssoFor } from '../../test/sso-for.ts';

let auth: AuthUnderTest;
let journey: SsoJourney;
let others: SsoJourney;
ssoFor((started, own, other) => {
  [auth, journey, others] = [started, own, other];
});

const refusal = {
  error: 'invalid_request',
  error_code: 'bad_oauth_callback',
  error_description: 'The SAML assertion is not valid',
};
const counts = async (): Promise<unknown> =>
  (await auth.owner.query('SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM sessions) AS sessions'))
    .rows[0];
const seconds = (count: number): Date => new Date(auth.clock.now().getTime() + count * 1_000);

const DEEP = '<a>'.repeat(2_000) + '</a>'.repeat(2_000);
const SIGNED = /<saml:Assertion.*<\/saml:Assertion>/s;
const SIGNATURE = /<Signature.*<\/Signature>/s;

/** What the thief of a signed assertion would like it to say, in answer to the same request. */
const forged = (xml: string, signature = ''): string => {
  const facts: AssertionFacts = {
    ...{ id: newXmlId(), issuer: journey.idp.entityId },
    ...{ audience: `${TEST_SITE}/auth/v1/sso/saml/metadata`, recipient: `${TEST_SITE}/auth/v1/sso/saml/acs` },
    ...{ inResponseTo: /InResponseTo="([^"]+)"/.exec(xml)?.[1] ?? '' },
    ...{ notBefore: seconds(0), notOnOrAfter: seconds(300) },
  };
  const boss = { nameId: 'boss@example.test', format: EMAIL_FORMAT, attributes: {} };
  return assertionXml(boss, facts).replace('</saml:Issuer>', `</saml:Issuer>${signature}`);
};
const hidden = (content: string): string => `<samlp:Extensions>${content}</samlp:Extensions>`;
const signatureOf = (own: string): string => SIGNATURE.exec(own)?.[0] ?? '';
const around = (own: string): string => signatureOf(own).replace('</Signature>', `<Object>${own}</Object></Signature>`);

/** Ways to show a signature of one assertion and have another one read. */
const wrappings: readonly (readonly [string, (own: string, xml: string) => string])[] = [
  ['beside the signed one', (own, xml) => forged(xml) + own],
  ['behind the signed one', (own, xml) => own + forged(xml)],
  ['in the place of the signed one', (own, xml) => forged(xml) + hidden(own)],
  [
    'in the place of the signed one, with its signature',
    (own, xml) => forged(xml, signatureOf(own)) + hidden(own.replace(SIGNATURE, '')),
  ],
  ['around the signed one', (own, xml) => forged(xml, around(own))],
];

describe('an assertion opens nothing', () => {
  it.each<[string, () => ResponseWishes]>([
    ['without a signature', () => ({ signs: 'nothing' })],
    ['if the response alone is signed', () => ({ signs: 'response' })],
    ['signed with another key', () => ({ signer: { privateKey: newSamlKeys().privateKey } })],
    ['signed with SHA-1', () => ({ signer: { algorithm: 'sha1' } })],
    ['changed after it was signed', () => ({ change: (xml) => xml.replaceAll('Lupita', 'Eva') })],
    ['for another audience', () => ({ facts: { audience: 'https://other.test/metadata' } })],
    ['for another recipient', () => ({ facts: { recipient: 'https://other.test/acs' } })],
    ['for another destination', () => ({ envelope: { destination: 'https://other.test/acs' } })],
    ['of another issuer', () => ({ facts: { issuer: others.idp.entityId } })],
    ['that answers another request', () => ({ facts: { inResponseTo: newXmlId() } })],
    ['that nobody asked for', () => ({ facts: { inResponseTo: '' }, envelope: { inResponseTo: '' } })],
    ['that has expired', () => ({ facts: { notBefore: seconds(-400), notOnOrAfter: seconds(-61) } })],
    ['that does not count yet', () => ({ facts: { notBefore: seconds(90) } })],
    [
      'with a document type',
      () => ({ change: (xml) => `<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/passwd">]>${xml}` }),
    ],
    ['with a comment', () => ({ change: (xml) => xml.replace('</saml:NameID>', '<!-- -->.x</saml:NameID>') })],
    ['that is no XML', () => ({ change: () => 'hello' })],
    ['cut in the middle', () => ({ change: (xml) => xml.slice(0, -20) })],
    ['beside what is nested without end', () => ({ change: (xml) => xml.replace('<samlp:Status>', `${DEEP}$&`) })],
    ['larger than any', () => ({ change: (xml) => xml + ' '.repeat(100_000) })],
  ])('%s', async (_what, wishes) => {
    const before = await counts();
    const { status, target, query, fragment } = await journey.travel(wishes());
    expect([status, target, query]).toEqual([303, `${TEST_SITE}/after`, refusal]);
    expect(fragment).not.toHaveProperty('access_token');
    expect(await counts()).toEqual(before);
  });

  it.each(wrappings)('that stands %s', async (_where, wrap) => {
    const before = await counts();
    const change = (xml: string): string => xml.replace(SIGNED, (own) => wrap(own, xml));
    expect((await journey.travel({ change })).query).toEqual(refusal);
    expect(await counts()).toEqual(before);
  });

  it('with an id that is another one each time, or none', async () => {
    const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
    for (const own of [{ format: transient }, { nameId: 'ñ' }, { nameId: 'x'.repeat(300) }]) {
      journey.idp.person = aColleague(auth.newEmail(), own);
      expect((await journey.travel()).query).toEqual(refusal);
    }
  });

  it('without an address', async () => {
    journey.idp.person = aColleague('', { attributes: {} });
    expect((await journey.travel()).query).toMatchObject({
      error_code: 'bad_oauth_callback',
      error_description: 'Error getting user email from external provider',
    });
  });

  it('of one organization on the way to another', async () => {
    const { url, browser } = await journey.setOut();
    others.idp.person = aColleague('ana@otra.test');
    expect((await journey.post(others.idp.answer(url), browser)).query).toEqual(refusal);
    const next = await journey.setOut();
    const claimed = { facts: { issuer: journey.idp.entityId } };
    expect((await journey.post(others.idp.answer(next.url, claimed), next.browser)).query).toEqual(refusal);
  });
});

describe('the way back from an organization', () => {
  const unknown = { error: 'invalid_request', error_code: 'bad_oauth_state' };

  it('counts with what the clocks may differ', async () => {
    const late = { facts: { notBefore: seconds(-400), notOnOrAfter: seconds(-30) } };
    expect((await journey.travel(late)).fragment).toHaveProperty('access_token');
    expect((await journey.travel({ signs: 'both' })).fragment).toHaveProperty('access_token');
  });

  it('works once, also for two forms at the same moment', async () => {
    const { url, browser } = await journey.setOut();
    const form = journey.idp.answer(url);
    const both = await Promise.all([journey.post(form, browser), journey.post(form, browser)]);
    const outcomes = both.map(({ query }) => query['error_code'] ?? 'entered');
    expect(outcomes.toSorted()).toEqual(['entered', 'flow_state_already_used']);
  });

  it('takes an assertion once, even if its visit were open again', async () => {
    const { url, browser } = await journey.setOut();
    const form = journey.idp.answer(url);
    expect((await journey.post(form, browser)).fragment).toHaveProperty('access_token');
    await auth.owner.query('UPDATE provider_visits SET used_at = NULL');
    expect((await journey.post(form, browser)).query).toEqual(refusal);
  });

  it('works for the browser that set out and for no other, whatever its cookies of other ways are', async () => {
    const [own, stranger] = [await journey.setOut(), await journey.setOut()];
    const form = journey.idp.answer(own.url);
    for (const browser of [stranger.browser, '']) {
      const { status, target, query } = await journey.post(form, browser);
      expect([status, target, query]).toEqual([303, `${TEST_SITE}/login`, expect.objectContaining(unknown)]);
    }
    expect((await journey.post(form, own.browser)).fragment).toHaveProperty('access_token');
  });

  it('is too late after ten minutes, and takes no sign-in that began at the organization', async () => {
    const { url, browser } = await journey.setOut();
    const form = journey.idp.answer(url);
    auth.clock.pass(601);
    expect((await journey.post(form, browser)).query).toMatchObject(unknown);
    const { url: later } = await journey.setOut();
    const { fields, action } = journey.idp.answer(later);
    for (const state of ['', 'https://evil.test/', 'x'.repeat(5_000)]) {
      const unasked = { action, fields: { ...fields, RelayState: state } };
      const { target, query } = await journey.post(unasked, browser);
      expect([target, query['error']]).toEqual([`${TEST_SITE}/login`, 'invalid_request']);
    }
  });
});
