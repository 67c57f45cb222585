import { describe, expect, it } from '@jest/globals';
import { checkedAssertion, type AssertionTerms } from './assertion.ts';

const at = (seconds: number): string => new Date(Date.UTC(2026, 0, 1) + seconds * 1_000).toISOString();
const terms: AssertionTerms = {
  entityId: 'https://id.empresa.mx',
  audience: 'https://nivel.mx/metadata',
  recipient: 'https://nivel.mx/acs',
  requestId: '_r',
  now: new Date(Date.UTC(2026, 0, 1)),
  skewSeconds: 60,
};

interface Parts {
  readonly confirmation: Record<string, string>;
  readonly method: string;
  readonly period: Record<string, string>;
  readonly audiences: readonly string[];
  readonly issuer: string;
}

const anAssertion = (own: Partial<Parts> = {}) => ({
  Assertion: {
    $: { ID: '_a', Version: '2.0' },
    Issuer: [{ _: own.issuer ?? terms.entityId }],
    Subject: [
      {
        NameID: [{ _: 'ana', $: { Format: 'persistent' } }],
        SubjectConfirmation: [
          { $: { Method: 'urn:oasis:names:tc:SAML:2.0:cm:sender-vouches' } },
          {
            $: { Method: own.method ?? 'urn:oasis:names:tc:SAML:2.0:cm:bearer' },
            SubjectConfirmationData: [
              {
                $: {
                  ...{ InResponseTo: '_r', Recipient: terms.recipient, NotOnOrAfter: at(300) },
                  ...own.confirmation,
                },
              },
            ],
          },
        ],
      },
    ],
    Conditions: [
      {
        $: { NotBefore: at(0), NotOnOrAfter: at(300), ...own.period },
        AudienceRestriction: [{ Audience: (own.audiences ?? [terms.audience]).map((name) => ({ _: name })) }],
      },
    ],
    AuthnStatement: [{ $: { AuthnInstant: at(0) } }],
  },
});

describe('an assertion', () => {
  it('counts until its first end, with what the clocks may differ', () => {
    const assertion = checkedAssertion(anAssertion({ period: { NotOnOrAfter: at(200) } }), terms);
    expect(assertion).toEqual({
      id: '_a',
      nameId: 'ana',
      nameIdFormat: 'persistent',
      expiresAt: new Date(Date.UTC(2026, 0, 1) + 260_000),
    });
    const edges: Record<string, string>[] = [{ NotBefore: at(60) }, { NotOnOrAfter: at(-59) }];
    for (const period of edges) expect(checkedAssertion(anAssertion({ period }), terms).id).toBe('_a');
    const elsewhere = { NotBefore: '2025-12-31T18:00:00-06:00', NotOnOrAfter: '2026-01-01T00:00:01.1234567Z' };
    expect(checkedAssertion(anAssertion({ period: elsewhere }), terms).id).toBe('_a');
    expect(checkedAssertion(anAssertion({ audiences: ['https://x.mx', terms.audience] }), terms).id).toBe('_a');
  });

  it.each<[string, Partial<Parts>, RegExp]>([
    ['another issuer', { issuer: 'https://id.otra.mx' }, /another identity provider/],
    ['another audience', { audiences: ['https://x.mx'] }, /another audience/],
    ['no audience', { audiences: [] }, /incomplete/],
    ['another request', { confirmation: { InResponseTo: '_s' } }, /another request/],
    ['another method than that of bearers', { method: 'holder-of-key' }, /another request/],
    ['another recipient', { confirmation: { Recipient: 'https://nivel.mx/acs/' } }, /another recipient/],
    ['an end of its confirmation that is over', { confirmation: { NotOnOrAfter: at(-60) } }, /expired/],
    ['a confirmation that has not begun', { confirmation: { NotBefore: at(61) } }, /expired/],
    ['an end that is over', { period: { NotOnOrAfter: at(-60) } }, /expired/],
    ['a beginning that is to come', { period: { NotBefore: at(61) } }, /expired/],
    ['a moment that is none', { period: { NotOnOrAfter: 'soon' } }, /expired/],
    ['a beginning that is none', { period: { NotBefore: 'soon' } }, /expired/],
    ['a moment without a zone', { period: { NotOnOrAfter: '2026-12-31T00:00:00' } }, /expired/],
    ['a moment beyond the calendar', { period: { NotOnOrAfter: '+275760-09-13T00:00:00Z' } }, /expired/],
  ])('with %s does not count', (_what, own, message) => {
    expect(() => checkedAssertion(anAssertion(own), terms)).toThrow(message);
  });

  it.each(['Issuer', 'Subject', 'Conditions', 'AuthnStatement', '$'])('without %s does not count', (name) => {
    const { Assertion } = anAssertion();
    const rest = Object.fromEntries(Object.entries(Assertion).filter(([key]) => key !== name));
    expect(() => checkedAssertion({ Assertion: rest }, terms)).toThrow(/incomplete/);
  });

  it('with two subjects, and what is none, does not count', () => {
    const { Assertion } = anAssertion();
    const twice = { Assertion: { ...Assertion, Subject: [...Assertion.Subject, ...Assertion.Subject] } };
    for (const parsed of [twice, {}, null, undefined, 'x'])
      expect(() => checkedAssertion(parsed, terms)).toThrow(/incomplete/);
  });
});
