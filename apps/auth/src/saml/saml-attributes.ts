/** The names under which identity providers send what we read, in lower case (eduPerson, X.500, WS-Federation, and plain ones). */
const NAMES = {
  email: [
    'email',
    'mail',
    'emailaddress',
    'urn:oid:0.9.2342.19200300.100.1.3',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  ],
  givenName: [
    'givenname',
    'given_name',
    'firstname',
    'first_name',
    'urn:oid:2.5.4.42',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
  ],
  familyName: [
    'sn',
    'surname',
    'familyname',
    'family_name',
    'lastname',
    'last_name',
    'urn:oid:2.5.4.4',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname',
  ],
  name: [
    'displayname',
    'name',
    'urn:oid:2.16.840.1.113730.3.1.241',
    'http://schemas.microsoft.com/identity/claims/displayname',
  ],
} as const;

const firstOf = (value: unknown): unknown => {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values[0];
};

/** The first text among the attributes with one of the names; empty without one. */
const textOf = (attributes: ReadonlyMap<string, unknown>, names: readonly string[]): string =>
  names
    .map((name) => firstOf(attributes.get(name)))
    .filter((value) => typeof value === 'string')
    .find((text) => text !== '') ?? '';

/** What a signed assertion says about a person beside their id; empty where it says nothing. */
export interface SamlAttributes {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly name: string;
}

/** @param attributes by their names: a value, or a list of values */
export const samlAttributesOf = (attributes: unknown): SamlAttributes => {
  const entries = Object.entries(typeof attributes === 'object' && attributes !== null ? attributes : {});
  const byName = new Map<string, unknown>(entries.map(([name, value]) => [name.toLowerCase(), value]));
  return {
    email: textOf(byName, NAMES.email),
    givenName: textOf(byName, NAMES.givenName),
    familyName: textOf(byName, NAMES.familyName),
    name: textOf(byName, NAMES.name),
  };
};
