import { expect, it } from '@jest/globals';
import { domainIn } from './organization-domain.ts';

it.each([
  ['ana@empresa.mx', 'empresa.mx'],
  [' Ana@Ventas.Empresa.MX ', 'ventas.empresa.mx'],
  ['empresa.mx', 'empresa.mx'],
  ['@empresa.mx', 'empresa.mx'],
  ['', undefined],
  ['ana', undefined],
  ['ana@', undefined],
  ['ana@empresa', undefined],
  ['empresa .mx', undefined],
  ['empresa..mx', undefined],
])('in %j it is %j', (typed, domain) => {
  expect(domainIn(typed)).toBe(domain);
});
