import { createPublicKey } from 'node:crypto';
import { encryptedAddress } from '@nivel/platform/encrypted-address';
import { jsonListOf } from '@nivel/platform/json-list';
import { z } from 'zod';

const PEM = /^-----BEGIN (CERTIFICATE|PUBLIC KEY)-----/;
const SHORTEST_KEY_BITS = 2_048;

/** Metadata of identity providers contain a certificate without its first and last line. */
const pemOf = (text: string): string => {
  const given = text.trim();
  if (given.startsWith('-')) return given;
  const lines = given.replaceAll(/\s/g, '').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n');
};

/**
 * The public key in a certificate, as PEM; null for everything else, and for a key that is too short. When the certificate
 * expires is of no account: what counts is that it is in the settings (SAML V2.0 Metadata Interoperability Profile, 2.6.1).
 */
const publicKeyOf = (certificate: string): string | null => {
  const pem = pemOf(certificate);
  if (!PEM.test(pem)) return null;
  try {
    const key = createPublicKey(pem);
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    const isGood = key.asymmetricKeyType === 'rsa' && bits >= SHORTEST_KEY_BITS;
    return isGood ? key.export({ type: 'spki', format: 'pem' }).toString() : null;
  } catch {
    return null;
  }
};

const provider = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/),
  label: z.string().trim().min(1).max(40),
  domains: z
    .array(
      z
        .string()
        .max(253)
        .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
    )
    .min(1)
    .max(100),
  entity_id: z.string().min(1).max(1_024),
  sign_on_url: z.string().refine((address) => encryptedAddress(address) !== null),
  /** Their public keys, once they are read. */
  certificates: z.array(z.string().transform(publicKeyOf).pipe(z.string())).min(1).max(5),
});

const isUnique = (names: readonly string[]): boolean => new Set(names).size === names.length;
const providers = z
  .array(provider)
  .refine((list) => isUnique(list.map(({ id }) => id)) && isUnique(list.flatMap(({ domains }) => domains)));

/** An organization whose people sign in at its own identity provider (SAML 2.0). */
export interface ConfiguredOrganization {
  readonly id: string;
  /** Its name on the screen and in e-mails. */
  readonly label: string;
  /** The domains of its addresses, in lower case. */
  readonly domains: readonly string[];
  readonly entityId: string;
  /** Where the identity provider takes requests for a sign-in (HTTP-Redirect binding). */
  readonly signOnUrl: string;
  /** The public keys of its certificates, as PEM. */
  readonly publicKeys: readonly string[];
}

/** @throws ZodError if the text is not such a list */
export const readOrganizations = (text: string): readonly ConfiguredOrganization[] =>
  providers
    .parse(jsonListOf(text))
    .map(({ id, label, domains, entity_id: entityId, sign_on_url: signOnUrl, certificates: publicKeys }) => {
      return { id, label, domains, entityId, signOnUrl, publicKeys };
    });

/** Setting of the auth service. */
export const samlProviderList = z
  .string()
  .default('')
  .refine(
    (text) => providers.safeParse(jsonListOf(text)).success,
    'needs a JSON list of { id, label, domains, entity_id, sign_on_url (https), certificates (RSA, 2048 bits or more) }, in which no id and no domain appears twice',
  )
  .describe(
    'Organizations whose people sign in at their own identity provider (SAML 2.0): a JSON list of { id, label, domains, entity_id, sign_on_url, certificates }. Addresses of the domains count as verified. Empty: none',
  );

const LONGEST_SKEW_SECONDS = 600;

/** Setting of the auth service. Expired assertions count this much longer, so it has an end. */
export const samlSkewSeconds = z.coerce
  .number()
  .min(0)
  .max(LONGEST_SKEW_SECONDS)
  .default(60)
  .describe('By how much the clocks of identity providers (SAML) may differ from ours, in seconds (600 at most)');
