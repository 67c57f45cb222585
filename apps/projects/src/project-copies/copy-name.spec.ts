import { expect, it } from '@jest/globals';
import { copyNameOf } from './copy-name.ts';

it.each([
  ['Sitio', 'Sitio (Copy)'],
  ['x'.repeat(50), `${'x'.repeat(43)} (Copy)`],
  ['🙂'.repeat(50), `${'🙂'.repeat(43)} (Copy)`],
  [`${'x'.repeat(42)} yz`, `${'x'.repeat(42)} (Copy)`],
])('%s is copied as %s, which is a name', (name, expected) => {
  expect(copyNameOf(name)).toBe(expected);
  expect([...copyNameOf(name)].length).toBeLessThanOrEqual(50);
});
