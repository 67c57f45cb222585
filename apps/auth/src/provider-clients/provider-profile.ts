import type { Metadata } from '../accounts/account.ts';
import { isEmailAddress, normalEmail } from '../accounts/email-address.ts';
import { isFullName, isPersonName } from '@nivel/contracts/auth/person-name';

/** A provider's data about a person. */
export interface ProviderProfile {
  /** The person's id at the provider; no other field is stable. */
  readonly subject: string;
  readonly issuer: string;
  /** Lower case; empty if the provider sends none. */
  readonly email: string;
  /** Whether the provider vouches that the address belongs to the person. */
  readonly isEmailVerified: boolean;
  readonly name: string;
  readonly givenName: string;
  readonly familyName: string;
}

const LONGEST = 200;

/** A claim as a text that can be stored; empty for everything else. */
export const textOfClaim = (claim: unknown): string =>
  typeof claim === 'string' ? claim.trim().slice(0, LONGEST).replaceAll('\u0000', '').toWellFormed() : '';

/** Valid ids of a person (OpenID Connect 1.0, section 2): up to 255 ASCII characters, without control characters. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;

/**
 * The id of a person; empty if invalid. It decides which account is used, so it is compared unchanged: two different ids
 * must not become equal.
 */
export const subjectOfClaim = (claim: unknown): string =>
  typeof claim === 'string' && SUBJECT.test(claim) ? claim : '';

const ASCII = /^[\x21-\x7e]+$/;

/**
 * The address in a claim; empty if invalid. An address with letters that become ASCII letters only in lower case is
 * invalid.
 */
export const emailOfClaim = (claim: unknown): string => {
  const given = typeof claim === 'string' ? claim : '';
  const email = normalEmail(given);
  return isEmailAddress(email) && ASCII.test(given.trim()) ? email : '';
};

/** The profile of a new account: valid names, and nothing else. */
export const userDataOf = ({ name, givenName, familyName }: ProviderProfile): Metadata => ({
  ...(isPersonName(givenName) && { firstName: givenName }),
  ...(isPersonName(familyName) && { lastName: familyName }),
  ...(isFullName(name) && { full_name: name }),
});

/** The data of the identity (wire contract 2.2). */
export const identityDataOf = ({ subject, issuer, email, isEmailVerified, name }: ProviderProfile): Metadata => ({
  sub: subject,
  provider_id: subject,
  iss: issuer,
  email,
  email_verified: isEmailVerified,
  phone_verified: false,
  ...(name !== '' && { name, full_name: name }),
});
