import { expect, it } from '@jest/globals';
import { initialsOf } from './initials-of.ts';

it.each([
  ['Ana López', 'AN'],
  ['ñandú', 'ÑA'],
  ['7 de mayo', 'DE'],
  ['42', '42'],
  ['', ''],
])('the initials of %j are its first two letters: %j', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});
