import { expect, it } from '@jest/globals';
import { samlProfileOf } from './saml-profile.ts';

const person = {
  ...{ subject: 'ana', issuer: 'https://id.empresa.mx', email: '', name: '', givenName: 'Ana', familyName: ' Sol ' },
  assertion: { id: '_a', expiresAt: new Date(0) },
};

it.each([
  ['Ana@Empresa.MX', 'ana@empresa.mx', true],
  ['ana@ventas.empresa.mx', 'ana@ventas.empresa.mx', false],
  ['ana@otra.mx', 'ana@otra.mx', false],
  ['ana@empresa.mx@otra.mx', '', false],
  ['ana', '', false],
  ['', '', false],
])('of %j the address is %j, and its verification %j', (email, address, isVerified) => {
  expect(samlProfileOf({ ...person, email }, ['empresa.mx'])).toEqual({
    subject: 'ana',
    issuer: 'https://id.empresa.mx',
    email: address,
    isEmailVerified: isVerified,
    name: '',
    givenName: 'Ana',
    familyName: 'Sol',
  });
});
