import { z } from 'zod';

/** Elements and attributes of an assertion as node-saml reads them: `$` attributes, `_` text, every element a list. */
const textElement = z.object({ _: z.string() });
const confirmation = z.object({
  $: z.object({ Method: z.string() }),
  SubjectConfirmationData: z
    .tuple([
      z.object({
        $: z.object({
          InResponseTo: z.string(),
          Recipient: z.string(),
          NotBefore: z.string().optional(),
          NotOnOrAfter: z.string(),
        }),
      }),
    ])
    .optional(),
});
const subject = z.object({
  NameID: z.tuple([z.object({ _: z.string(), $: z.object({ Format: z.string().optional() }).optional() })]),
  SubjectConfirmation: z.array(confirmation),
});
const conditions = z.object({
  $: z.object({ NotBefore: z.string().optional(), NotOnOrAfter: z.string() }),
  AudienceRestriction: z.array(z.object({ Audience: z.array(textElement).min(1) })).min(1),
});
const signedAssertion = z.object({
  Assertion: z.object({
    $: z.object({ ID: z.string().min(1).max(1_024) }),
    Issuer: z.tuple([textElement]),
    Subject: z.tuple([subject]),
    Conditions: z.tuple([conditions]),
    AuthnStatement: z.array(z.object({})).min(1),
  }),
});

type Confirmation = z.output<typeof confirmation>;

/** What an assertion must be about to count here. */
export interface AssertionTerms {
  /** The identity provider's own name. */
  readonly entityId: string;
  /** Our name. */
  readonly audience: string;
  /** The address to which it was posted. */
  readonly recipient: string;
  /** The id of the request that it answers. */
  readonly requestId: string;
  readonly now: Date;
  /** By how much the clocks of the two servers may differ. */
  readonly skewSeconds: number;
}

/** An assertion that counts. */
export interface Assertion {
  readonly id: string;
  readonly nameId: string;
  readonly nameIdFormat: string;
  /** It counts no longer from then on. */
  readonly expiresAt: Date;
}

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

interface Period {
  readonly NotBefore?: string | undefined;
  readonly NotOnOrAfter: string;
}

/** A moment that states its zone: one without would be read as local time of this machine. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const millisecondsOf = (moment: string): number => (MOMENT.test(moment) ? Date.parse(moment) : NaN);

/** A moment that cannot be read is in no period. */
const isWithin = ({ NotBefore, NotOnOrAfter }: Period, { now, skewSeconds }: AssertionTerms): boolean => {
  const [at, skew] = [now.getTime(), skewSeconds * 1_000];
  const hasBegun = NotBefore === undefined || at + skew >= millisecondsOf(NotBefore);
  return hasBegun && at - skew < millisecondsOf(NotOnOrAfter);
};

const confirmationFor = (confirmations: readonly Confirmation[], terms: AssertionTerms): Period => {
  const bearers = confirmations.filter(({ $ }) => $.Method === BEARER);
  const all = bearers.flatMap(({ SubjectConfirmationData: data = [] }) => data).map(({ $ }) => $);
  const sent = all.filter(({ InResponseTo }) => InResponseTo === terms.requestId);
  if (sent.length === 0) throw new Error('the assertion answers another request');
  const here = sent.filter(({ Recipient }) => Recipient === terms.recipient);
  if (here.length === 0) throw new Error('the assertion is for another recipient');
  const valid = here.find((one) => isWithin(one, terms));
  if (valid === undefined) throw new Error('the assertion has expired, or the clocks differ');
  return valid;
};

/**
 * Checks an assertion whose signature is already verified (SAML 2.0 profiles, 4.1.4.3).
 *
 * @param parsed the assertion as node-saml reads it from the signed bytes
 * @throws Error that says what is wrong with it
 */
export const checkedAssertion = (parsed: unknown, terms: AssertionTerms): Assertion => {
  const read = signedAssertion.safeParse(parsed);
  if (!read.success) throw new Error('the assertion is incomplete', { cause: read.error });
  const {
    $: { ID: id },
    Issuer: [issuer],
    Subject: [{ NameID, SubjectConfirmation: confirmations }],
    Conditions: [{ $: period, AudienceRestriction: restrictions }],
  } = read.data.Assertion;
  if (issuer._ !== terms.entityId) throw new Error('the assertion is from another identity provider');
  const isForUs = restrictions.every(({ Audience }) => Audience.some(({ _ }) => _ === terms.audience));
  if (!isForUs) throw new Error('the assertion is for another audience');
  const confirmed = confirmationFor(confirmations, terms);
  if (!isWithin(period, terms)) throw new Error('the assertion has expired, or the clocks differ');
  const [{ _: nameId, $: attributes }] = NameID;
  const last = Math.min(millisecondsOf(confirmed.NotOnOrAfter), millisecondsOf(period.NotOnOrAfter));
  return {
    id,
    nameId,
    nameIdFormat: attributes?.Format ?? '',
    expiresAt: new Date(last + terms.skewSeconds * 1_000),
  };
};
