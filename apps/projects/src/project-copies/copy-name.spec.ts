import { expect, it } from '@jest/globals';
import { copyNameOf } from './copy-name.ts';

it.each([
  ['Sitio', 'en', 'Sitio (Copy)'],
  ['Sitio', 'es-MX', 'Sitio (copia)'],
  ['x'.repeat(50), 'en', `${'x'.repeat(43)} (Copy)`],
  ['x'.repeat(50), 'es-MX', `${'x'.repeat(42)} (copia)`],
  ['🙂'.repeat(50), 'en', `${'🙂'.repeat(43)} (Copy)`],
  [`${'x'.repeat(42)} yz`, 'en', `${'x'.repeat(42)} (Copy)`],
] as const)('%s is copied in %s as %s, which is a name', (name, language, expected) => {
  expect(copyNameOf(name, language)).toBe(expected);
  expect([...copyNameOf(name, language)].length).toBeLessThanOrEqual(50);
});
