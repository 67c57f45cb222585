import { expect, it } from '@jest/globals';
import { readPart } from './part.ts';

it.each([
  ['2/5', { nth: 2, of: 5 }],
  ['5/5', { nth: 5, of: 5 }],
  ['6/5', null],
  ['0/5', null],
  ['2', null],
  ['2/0', null],
])('%s is read', (text, part) => expect(readPart(text)).toEqual(part));
