import { describe, expect, it } from '@jest/globals';
import { mergedText } from './merged-text.ts';

const base = 'Uno\n\nDos y tres\n\nCuatro\n';

describe('texts of two people', () => {
  it.each([
    [
      'different lines',
      'Uno!\n\nDos y tres\n\nCuatro\n',
      'Uno\n\nDos y tres\n\nCinco\n',
      'Uno!\n\nDos y tres\n\nCinco\n',
    ],
    [
      'different words of a line',
      'Uno\n\nDos o tres\n\nCuatro\n',
      'Uno\n\nDos y trece\n\nCuatro\n',
      'Uno\n\nDos o trece\n\nCuatro\n',
    ],
    ['only one', 'Uno\n', base, 'Uno\n'],
    ['both the same', 'Uno\n', 'Uno\n', 'Uno\n'],
    ['the same words', 'Uno\n\nDos o tres\n\nCuatro\n', 'Uno\n\nDos e tres\n\nCuatro\n', null],
  ])('%s', (_, mine, theirs, expected) => {
    expect(mergedText({ base, mine, theirs })).toBe(expected);
    if (expected !== null) expect(mergedText({ base, mine: theirs, theirs: mine })).toBe(expected);
  });

  it('with an unknown base version are merged only if they are equal', () => {
    expect(mergedText({ base: null, mine: 'a', theirs: 'a' })).toBe('a');
    expect(mergedText({ base: null, mine: 'a', theirs: 'b' })).toBe(null);
  });

  it('that would keep everybody waiting are not merged', () => {
    const many = 'a\n'.repeat(20_000);
    expect(mergedText({ base: many, mine: `${many}b\n`, theirs: `b\n${many}` })).toBe(null);
  });
});
