import { expect, it } from '@jest/globals';
import { samlAttributesOf } from './saml-attributes.ts';

it.each([
  ['plain names', { email: 'a@b.mx', firstName: 'Ana', lastName: 'Sol', displayName: 'Ana Sol' }],
  [
    'names of X.500',
    {
      'urn:oid:0.9.2342.19200300.100.1.3': ['a@b.mx', 'ana@b.mx'],
      'urn:oid:2.5.4.42': 'Ana',
      'urn:oid:2.5.4.4': 'Sol',
      'urn:oid:2.16.840.1.113730.3.1.241': 'Ana Sol',
    },
  ],
  [
    'names of Microsoft',
    {
      'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress': 'a@b.mx',
      'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname': 'Ana',
      'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname': 'Sol',
      'http://schemas.microsoft.com/identity/claims/displayname': 'Ana Sol',
    },
  ],
])('reads %s', (_what, attributes) => {
  expect(samlAttributesOf(attributes)).toEqual({
    email: 'a@b.mx',
    givenName: 'Ana',
    familyName: 'Sol',
    name: 'Ana Sol',
  });
});

it('reads nothing of what is no text', () => {
  const nothing = { email: '', givenName: '', familyName: '', name: '' };
  for (const attributes of [undefined, null, 'mail', {}, { mail: {}, sn: [], name: [{ a: 1 }], email: '' }])
    expect(samlAttributesOf(attributes)).toEqual(nothing);
  expect(samlAttributesOf({ email: '', mail: 'a@b.mx' }).email).toBe('a@b.mx');
});
