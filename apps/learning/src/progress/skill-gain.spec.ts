import { describe, expect, it } from '@jest/globals';
import { aFinishedText } from '../../test/a-learner.ts';
import { anExercisesPart, aTextPart, curriculumFrom, aLevel, aModule, idOf } from '../../test/a-curriculum.ts';
import type { Part } from '../curriculum/curriculum.ts';
import type { PartViewState } from '../learner/learner.ts';
import { skillGainOf } from './skill-gain.ts';

const [text, practice, review] = [1, 2, 3].map((number) => idOf('c', number)) as [string, string, string];
const set = anExercisesPart(practice, 2);
const reviewSet = anExercisesPart(review, 3);
const curriculum = curriculumFrom({
  levels: [
    aLevel('X100', [
      aModule(1, [
        aTextPart(text, 1, { points: 30 }),
        { ...set, points: 30 },
        { ...reviewSet, points: 30, body: { ...reviewSet.body, kind: 'review' } } as typeof reviewSet,
      ]),
    ]),
  ],
  achievements: [],
});
const partOf = (id: string): Part => {
  const part = curriculum.partById.get(id);
  if (part === undefined) throw new Error(`the test curriculum has no part ${id}`);
  return part;
};
const view = (seen: Partial<PartViewState>): PartViewState => ({ ...aFinishedText(0), ...seen });

describe('the gain of a skill', () => {
  it('is the share of the points that the first run through a practice set scored', () => {
    const gain = (firstScore: number) => skillGainOf(partOf(practice), view({ attempts: 3, firstScore, bestScore: 1 }));
    expect([1, 0.5, 0.3333, 0].map(gain)).toEqual([300, 150, 100, 0]);
  });

  it('is that of the best run where no process kept the first one apart', () => {
    expect(skillGainOf(partOf(practice), view({ attempts: 1, bestScore: 0.8 }))).toBe(240);
  });

  it('is that of all points for a text, and for a set that is handed in whole', () => {
    expect(skillGainOf(partOf(text), view({}))).toBe(300);
    expect(skillGainOf(partOf(review), view({ attempts: 2, firstScore: 0.1, bestScore: 0.9 }))).toBe(300);
  });
});
