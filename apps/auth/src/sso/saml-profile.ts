import {
  emailOfClaim,
  subjectOfClaim,
  textOfClaim,
  type ProviderProfile,
} from '../provider-clients/provider-profile.ts';
import type { SamlPerson } from '../saml/saml-client.ts';

/**
 * A person of an organization as providers describe people. The organization vouches for addresses of its own domains and for no
 * others: it owns those, and any identity provider can name any address.
 *
 * @param domains in lower case
 */
export const samlProfileOf = (person: SamlPerson, domains: readonly string[]): ProviderProfile => {
  const email = emailOfClaim(person.email);
  return {
    subject: subjectOfClaim(person.subject),
    issuer: person.issuer,
    email,
    isEmailVerified: domains.includes(email.slice(email.lastIndexOf('@') + 1)),
    name: textOfClaim(person.name),
    givenName: textOfClaim(person.givenName),
    familyName: textOfClaim(person.familyName),
  };
};
