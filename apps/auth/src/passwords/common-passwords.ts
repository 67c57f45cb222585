import { commonWords, wholePasswords } from './common-passwords.data.ts';

/** What people put behind a word to satisfy a form. */
const TAILS = [
  '',
  '1',
  '2',
  '3',
  '7',
  '12',
  '21',
  '22',
  '69',
  '99',
  '00',
  '01',
  '10',
  '11',
  '13',
  '123',
  '321',
  '007',
  '111',
  '666',
  '777',
  '1234',
  '4321',
  '12345',
  '54321',
  '123456',
  '1234567',
  '12345678',
  '123456789',
  '1!',
  '12!',
  '123!',
  '1234!',
  '!',
  '!!',
  '.',
  '*',
  '@',
  '#',
  '@1',
  '@12',
  '@123',
  '@1234',
  '#1',
  '#123',
  '_1',
  '_123',
  '-123',
  '.1',
  '.123',
  '*123',
  '$',
  ...Array.from({ length: 12 }, (_, index) => String(2016 + index)),
  ...Array.from({ length: 12 }, (_, index) => `@${2016 + index}`),
  ...Array.from({ length: 12 }, (_, index) => `${2016 + index}!`),
];

let known: ReadonlySet<string> | undefined;

/** The list of common passwords, in lower case and without accents; made on first use. */
export const commonPasswords = (): ReadonlySet<string> => {
  known ??= new Set([...wholePasswords, ...commonWords.flatMap((word) => TAILS.map((tail) => `${word}${tail}`))]);
  return known;
};
