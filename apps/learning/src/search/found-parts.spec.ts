import { describe, expect, it } from '@jest/globals';
import { aContentTree, curriculumFrom, parts } from '../../test/a-curriculum.ts';
import { aLearner } from '../../test/a-learner.ts';
import { foundParts, locksOf } from './found-parts.ts';
import type { FoundRow } from './search.repository.ts';

const curriculum = curriculumFrom(aContentTree());
const locks = locksOf(curriculum, { ...aLearner(), tier: 'free' }, 80);
const row = (part_id: string, overrides: Partial<FoundRow> = {}): FoundRow => ({
  ...{ part_id, kind: 'text', anchor: 'uno', heading: 'Uno', best: 1, excerpt: 'de \u0002modelos\u0003 y más' },
  ...overrides,
});

describe('search results', () => {
  it('are listed part by part, the best match first', () => {
    const found = foundParts(curriculum, locks, [
      row(parts.text),
      row(parts.text, { kind: 'title', anchor: null, excerpt: '' }),
      row(parts.video, { kind: 'second', anchor: '12' }),
    ]);
    expect(found.map(({ part_id, places }) => [part_id, places.map(({ anchor }) => anchor)])).toEqual([
      [parts.text, ['uno']],
      [parts.video, ['12']],
    ]);
  });

  it('shows only the title and the reason of a locked part, and leaves out removed content', () => {
    const gone = '01980000-0000-7000-8000-c00000000999';
    const found = foundParts(curriculum, locks, [row(parts.second[0]), row(gone)]);
    expect(found).toMatchObject([
      { part_id: parts.second[0], locked_because: { reason: 'prerequisites' }, places: [] },
    ]);
  });
});
