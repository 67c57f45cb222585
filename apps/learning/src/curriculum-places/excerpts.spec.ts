import { describe, expect, it } from '@jest/globals';
import { piecesOf } from './excerpts.ts';

describe('an excerpt', () => {
  it('marks what matches in an excerpt', () => {
    expect(piecesOf('\u0002Modelos\u0003 de lenguaje')).toEqual([
      { text: 'Modelos', is_match: true },
      { text: ' de lenguaje', is_match: false },
    ]);
    expect(piecesOf('')).toEqual([]);
  });
});
