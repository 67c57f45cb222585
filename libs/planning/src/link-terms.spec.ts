import { expect, it } from '@jest/globals';
import { linkTypes } from '@nivel/contracts/projects/values/board-values';
import { lettersOf, linksOf, termsFrom, usualTerms } from './link-terms.ts';

it('reads the terms of a link as they were written, for every type and lag', () => {
  for (const type of linkTypes)
    for (const lag of [-30, -1, 0, 3, 365]) expect(termsFrom(lettersOf({ type, lag }))).toEqual({ type, lag });
  expect(['SS+3', 'FS-2', 'FF'].map((written) => lettersOf(termsFrom(written)))).toEqual(['SS+3', 'FS-2', 'FF']);
  expect(lettersOf(usualTerms)).toBeNull();
});

it('lets a card wait in the usual way without terms', () => {
  expect(linksOf([{ id: 'b', depends_on: ['a', 'c'], link_terms: { c: 'SF+1' } }])).toEqual([
    { from: 'a', to: 'b', ...usualTerms },
    { from: 'c', to: 'b', type: 'start-finish', lag: 1 },
  ]);
  expect(linksOf([{ id: 'b', depends_on: ['a'] }])).toEqual([{ from: 'a', to: 'b', ...usualTerms }]);
});
