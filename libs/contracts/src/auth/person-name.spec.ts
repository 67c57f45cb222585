import { describe, expect, it } from '@jest/globals';
import { isPersonName } from './person-name.ts';

describe('a name of a person', () => {
  it.each(['Ana', 'José María', "D'Angelo", 'Núñez-Cáceres', 'Nguyễn', 'Ñ', '美玲', 'आरव', 'x'.repeat(40)])(
    'may be %s',
    (name) => expect(isPersonName(name)).toBe(true),
  );

  it.each([
    ['an address', 'gana en evil.example'],
    ['a link', 'https://evil.example'],
    ['a line break', 'Ana\nVisita evil'],
    ['a tab', 'Ana\tRuiz'],
    ['digits', 'Ana 2026'],
    ['markup', '<b>Ana</b>'],
    ['an at sign', 'ana@correo'],
    ['nothing', ''],
    ['only a mark', '\u0301'],
    ['a blank first', ' Ana'],
    ['41 letters', 'x'.repeat(41)],
    ['the direction of text turned round', 'Ana\u202e'],
    ['a million marks', `a${'\u0301'.repeat(1_000_000)}`],
  ])('is not %s', (_what, name) => expect(isPersonName(name)).toBe(false));
});
