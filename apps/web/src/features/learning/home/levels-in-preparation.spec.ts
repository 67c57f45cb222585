import { expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { messages as en } from './messages/en.ts';
import { messages as esMx } from './messages/es-mx.ts';

const content = resolve(import.meta.dirname, '../../../../../learning/content');
const isEmpty = (code: string): boolean =>
  !readdirSync(resolve(content, code.toLowerCase()), { withFileTypes: true }).some((entry) => entry.isDirectory());

it.each([
  ['Spanish', esMx, 'En preparación: '],
  ['English', en, 'In preparation: '],
] as const)('the home page says in %s which levels have no module yet', (_, { levels }, words) => {
  const said = levels.filter(({ text }) => text.startsWith(words)).map(({ code }) => code);
  expect(said).toEqual(levels.map(({ code }) => code).filter(isEmpty));
});
