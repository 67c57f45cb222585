import { describe, expect, it } from '@jest/globals';
import { LONGEST_NAME, slugOf } from './organization-slug.ts';

describe('the slug that a name suggests', () => {
  it.each([
    ['Taller Sur', 'taller-sur'],
    ['  Ñandú & Árbol  2 ', 'nandu-arbol-2'],
    ['***', ''],
    ['x'.repeat(LONGEST_NAME + 1), 'x'.repeat(LONGEST_NAME)],
  ])('of %j is %j', (name, slug) => expect(slugOf(name)).toBe(slug));
});
