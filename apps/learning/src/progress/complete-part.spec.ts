import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { partCompleted } from '@nivel/contracts/learning/part-completed.fact';
import { aLevel, aModule, aTextPart, curriculumFrom, idOf } from '../../test/a-curriculum.ts';
import { aFinishedText, aLearner, play, rules, type Move } from '../../test/a-learner.ts';
import type { ContentTree } from '../curriculum/content-tree.ts';
import { decideCompletion } from './complete-part.ts';
import { derive } from './rebuild.ts';

const NOON = Date.parse('2026-11-16T18:00:00Z');

/** Levels of modules of text parts, as small or large as the property requires. */
const shapes = fc.array(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 4 }), { minLength: 1, maxLength: 3 });
const treeOf = (shape: readonly (readonly number[])[]): ContentTree => {
  let part = 0;
  let module = 0;
  return {
    levels: shape.map((counts, level) =>
      aLevel(
        `X${level + 1}00`,
        counts.map((count, index) => {
          module += 1;
          const own = Array.from({ length: count }, (_, order) => {
            part += 1;
            return aTextPart(idOf('c', part), order + 1, { points: (part % 4) * 10 + 5 });
          });
          return aModule(index + 1, own, {
            id: idOf('b', module),
            prerequisites: index === 0 ? [] : [idOf('b', module - 1)],
          });
        }),
      ),
    ),
    achievements: [
      {
        id: idOf('d', 1),
        title: 'Uno',
        description: 'Uno',
        icon: 'star',
        points: 25,
        requirements: { modules_completed: 1 },
        active: true,
      },
      {
        id: idOf('d', 2),
        title: 'Dos',
        description: 'Dos',
        icon: 'star',
        points: 10,
        requirements: { total_points: 60 },
        active: true,
      },
      {
        id: idOf('d', 3),
        title: 'Tres',
        description: 'Tres',
        icon: 'star',
        points: 5,
        requirements: { streak_days: 2 },
        active: true,
      },
    ],
  };
};
const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.record({ part: fc.integer({ min: 1, max: 36 }), days: fc.integer({ min: 0, max: 3 }) }),
  { maxLength: 60 },
);

describe('completing parts', () => {
  it('in any order leads to the totals of the ledger, counted in another way', () => {
    fc.assert(
      fc.property(shapes, moves, (shape, list) => {
        const curriculum = curriculumFrom(treeOf(shape));
        const { learner, history } = play(curriculum, aLearner(), list, NOON);
        const derived = derive(curriculum, history, rules);
        expect({
          totalPoints: learner.totalPoints,
          currentLevel: learner.currentLevel,
          unlockedLevels: learner.unlockedLevels,
          modulesCompleted: learner.modulesCompleted,
          achievementsUnlocked: learner.achievements.size,
          streak: learner.streak,
          skills: new Map([...learner.skills].toSorted()),
        }).toEqual({
          totalPoints: derived.totalPoints,
          currentLevel: derived.currentLevel,
          unlockedLevels: derived.unlockedLevels,
          modulesCompleted: derived.modulesCompleted,
          achievementsUnlocked: derived.achievementsUnlocked,
          streak: derived.streak,
          skills: new Map([...derived.skills].toSorted()),
        });
      }),
      { numRuns: 500 },
    );
  });

  it('publishes each part, module and level once, and never completes a locked one', () => {
    fc.assert(
      fc.property(shapes, moves, (shape, list) => {
        const curriculum = curriculumFrom(treeOf(shape));
        const { told, learner } = play(curriculum, aLearner(), list, NOON);
        expect(new Set(told).size).toBe(told.length);
        const modulesDone = curriculum.modules.filter(
          ({ parts }) => parts.length > 0 && parts.every(({ id }) => learner.parts.has(id)),
        );
        expect(told.filter((one) => one.startsWith('learning.module.completed'))).toHaveLength(modulesDone.length);
        for (const module of modulesDone) {
          for (const required of module.prerequisites) {
            const before = curriculum.moduleById.get(required);
            if (before && before.parts.length > 0) expect(modulesDone).toContain(before);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('settles a module whose last open part was taken out of the curriculum', () => {
    const two = (isSecondActive: boolean) =>
      curriculumFrom({
        levels: [
          aLevel('X100', [
            aModule(1, [aTextPart(idOf('c', 1), 1), aTextPart(idOf('c', 2), 2, { active: isSecondActive })]),
            aModule(2, [aTextPart(idOf('c', 3), 1)]),
          ]),
        ],
        achievements: [],
      });
    const { learner } = play(two(true), aLearner(), [{ part: 1, days: 0 }], NOON);
    expect(learner.modulesCompleted).toBe(0);
    const later = play(two(false), learner, [{ part: 3, days: 0 }], NOON);
    expect(later.learner.modulesCompleted).toBe(2);
    expect(later.told.filter((one) => one.startsWith('learning.module.completed'))).toHaveLength(2);
  });

  it('keeps a skill between 0 and 100', () => {
    const curriculum = curriculumFrom({
      levels: [aLevel('X100', [aModule(1, [aTextPart(idOf('c', 1), 1, { points: 100 })])])],
      achievements: [],
    });
    const nearly = aLearner({ skills: new Map([['Machine Learning', 9_500]]) });
    const { learner } = play(curriculum, nearly, [{ part: 1, days: 0 }], NOON);
    expect(learner.skills.get('Machine Learning')).toBe(10_000);
    expect(
      play(curriculum, aLearner({ skills: new Map() }), [{ part: 1, days: 0 }], NOON).learner.skills.get(
        'Machine Learning',
      ),
    ).toBe(1_000);
  });

  it('returns and publishes the real gain of a skill: less at the end of the scale, nothing at 100', () => {
    const curriculum = curriculumFrom({
      levels: [aLevel('X100', [aModule(1, [aTextPart(idOf('c', 1), 1, { points: 100 })])])],
      achievements: [],
    });
    const gained = (skills: [string, number][]) => {
      const views = new Map([[idOf('c', 1), aFinishedText(NOON)]]);
      const learner = aLearner({ skills: new Map(skills), views });
      const request = { partId: idOf('c', 1), claimedAt: null, nowMs: NOON, tier: 'free' as const };
      const { result, changes } = decideCompletion(curriculum, learner, request, rules);
      const told = changes.facts.find(({ fact }) => fact === partCompleted)?.payload;
      return { gain: result.skill.gain, told, ledger: changes.completion.gain };
    };
    expect(gained([['Machine Learning', 500]])).toMatchObject({
      gain: 10,
      told: { skill: { gain: 10 } },
      ledger: 1_000,
    });
    expect(gained([['Machine Learning', 9_950]])).toMatchObject({
      gain: 0.5,
      told: { skill: { gain: 0.5 } },
      ledger: 50,
    });
    expect(gained([['Machine Learning', 10_000]])).toMatchObject({ gain: 0, told: { skill: { gain: 0 } }, ledger: 0 });
    expect(gained([])).toMatchObject({ gain: 10, told: { skill: { gain: 10, isNew: true } } });
  });

  it('of a part that is unknown is refused', () => {
    const curriculum = curriculumFrom(treeOf([[1]]));
    const request = { partId: idOf('c', 99), claimedAt: null, nowMs: NOON, tier: 'free' as const };
    expect(() => decideCompletion(curriculum, aLearner(), request, rules)).toThrow(AppError);
  });
});
