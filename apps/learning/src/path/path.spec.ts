import { describe, expect, it } from '@jest/globals';
import { aContentTree, curriculumFrom, parts } from '../../test/a-curriculum.ts';
import { aLearner } from '../../test/a-learner.ts';
import { nextPartOf } from './path.ts';

const curriculum = curriculumFrom(aContentTree());
const nextOf = (opened: readonly [string, number, number][], completed: readonly string[] = []) =>
  nextPartOf(
    curriculum,
    {
      ...aLearner(),
      tier: 'free',
      tierUntil: null,
      parts: new Map(completed.map((id) => [id, 1])),
      views: new Map(
        opened.map(([id, openedAt, lastOpenedAt]) => [
          id,
          {
            openedAt,
            lastOpenedAt,
            reachedEndAt: null,
            position: 0,
            watched: [],
            watchedAt: null,
            attempts: 0,
            firstScore: null,
            bestScore: null,
          },
        ]),
      ),
    },
    80,
  )?.partId;

describe('the part to go on with', () => {
  it('is the first one for a learner who has opened none', () => {
    expect(nextOf([])).toBe(parts.video);
  });

  it('is the one that was opened last, also where an earlier one was skipped', () => {
    const opened: [string, number, number][] = [
      [parts.text, 1, 9],
      [parts.exercises, 5, 5],
    ];
    expect(nextOf(opened)).toBe(parts.text);
  });

  it('is the next open one of the module when the last one is completed', () => {
    expect(nextOf([[parts.text, 1, 1]], [parts.text])).toBe(parts.video);
    expect(nextOf([[parts.exercises, 1, 1]], [parts.video, parts.text, parts.exercises])).toBe(parts.second[0]);
  });

  it('is never one that is locked', () => {
    expect(nextOf([[parts.second[1], 1, 1]])).toBe(parts.video);
  });
});
