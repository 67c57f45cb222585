import type { Metadata } from '../accounts/account.ts';
import { isEmailAddress, normalEmail } from '../accounts/email-address.ts';
import { isFullName, isPersonName } from '@nivel/contracts/auth/person-name';

/** What a provider says of a person. */
export interface ProviderProfile {
  /** The person's id at the provider; nothing else of it stays the same. */
  readonly subject: string;
  readonly issuer: string;
  /** Lower case; empty where the provider says none. */
  readonly email: string;
  /** Whether the provider vouches for the address being the person's. */
  readonly isEmailVerified: boolean;
  readonly name: string;
  readonly givenName: string;
  readonly familyName: string;
}

const LONGEST = 200;

/** A claim as a text that can be stored; empty for everything else. */
export const textOfClaim = (claim: unknown): string =>
  typeof claim === 'string' ? claim.trim().slice(0, LONGEST).replaceAll('\u0000', '').toWellFormed() : '';

/** What a person's id may be (OpenID Connect 1.0, section 2): up to 255 characters of ASCII, none of them a control. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;

/**
 * The id of a person; empty where it is none. It decides whose account it is, so it is compared as it came: two that differ must not
 * become one.
 */
export const subjectOfClaim = (claim: unknown): string =>
  typeof claim === 'string' && SUBJECT.test(claim) ? claim : '';

const ASCII = /^[\x21-\x7e]+$/;

/** An address of a claim; empty where it is none. Letters that only look like others once they are small are none. */
export const emailOfClaim = (claim: unknown): string => {
  const given = typeof claim === 'string' ? claim : '';
  const email = normalEmail(given);
  return isEmailAddress(email) && ASCII.test(given.trim()) ? email : '';
};

/** What a new account says of its person: names that can be one, and nothing else. */
export const userDataOf = ({ name, givenName, familyName }: ProviderProfile): Metadata => ({
  ...(isPersonName(givenName) && { firstName: givenName }),
  ...(isPersonName(familyName) && { lastName: familyName }),
  ...(isFullName(name) && { full_name: name }),
});

/** What the identity says (wire contract 2.2). */
export const identityDataOf = ({ subject, issuer, email, isEmailVerified, name }: ProviderProfile): Metadata => ({
  sub: subject,
  provider_id: subject,
  iss: issuer,
  email,
  email_verified: isEmailVerified,
  phone_verified: false,
  ...(name !== '' && { name, full_name: name }),
});
