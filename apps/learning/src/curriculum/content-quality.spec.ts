import { beforeAll, describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import type { ExerciseItem } from '@nivel/contracts/learning/content/exercise-item';
import type { PartContent } from '@nivel/contracts/learning/content/part';
import {
  isChoice,
  isGivenAway,
  isRightLongest,
  lengthSpread,
  minutesOf,
  mostByChance,
} from '../../test/content-measures.ts';
import { unlockAchievements } from '../progress/achievements.ts';
import { firstSkills, gainOf, raise, skillOf } from '../learner/skills.ts';
import { loadContent } from './content-loader.ts';
import type { ContentTree, LevelTree } from './content-tree.ts';

let tree: ContentTree;
beforeAll(async () => {
  const content = join(import.meta.dirname, '../../content');
  tree = await loadContent({ content, media: join(import.meta.dirname, '../../media') });
});

const partsOf = (levels: readonly LevelTree[]): PartContent[] =>
  levels.flatMap(({ modules }) => modules.flatMap((module) => module.parts));
const itemsOf = (levels: readonly LevelTree[]): ExerciseItem[] =>
  partsOf(levels).flatMap((part) => (part.type === 'exercises' ? part.body.items : []));
const items = (): ExerciseItem[] => itemsOf(tree.levels);

describe('questions', () => {
  test('in nine of ten choices the options differ by at most a fifth in length', () => {
    const spread = items()
      .filter(isChoice)
      .filter((item) => lengthSpread(item) > 0.2);
    expect({ spread: spread.map(({ id }) => id), fits: spread.length <= items().filter(isChoice).length / 10 }).toEqual(
      {
        spread: expect.anything(),
        fits: true,
      },
    );
  });

  test('in no level the right option is the longest more often than chance', () => {
    for (const level of tree.levels) {
      const single = itemsOf([level])
        .filter(isChoice)
        .filter(({ type }) => type === 'single_choice');
      const longest = single.filter(isRightLongest).map(({ id }) => id);
      expect({ id: level.id, longest, fits: longest.length <= mostByChance(single) }).toMatchObject({ fits: true });
    }
  });

  test('the feedback to a wrong answer does not reveal the right one', () => {
    expect(
      items()
        .filter(isGivenAway)
        .map(({ id }) => id),
    ).toEqual([]);
  });

  test('a learner who does not find a solution is shown the reason for it', () => {
    const silent = items().filter(
      (item) => 'feedback' in item && item.type !== 'writing' && item.feedback.explanation === undefined,
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('as many statements are true as false, and no set has two', () => {
    const statements = items().flatMap((item) => (item.type === 'true_false' ? [item.answer] : []));
    const isTrue = statements.filter(Boolean).length;
    expect(Math.abs(2 * isTrue - statements.length)).toBeLessThanOrEqual(1);
    for (const part of partsOf(tree.levels)) {
      if (part.type !== 'exercises') continue;
      expect(part.body.items.filter(({ type }) => type === 'true_false').length).toBeLessThanOrEqual(1);
    }
  });

  test('every objective of a module is tested at least twice', () => {
    for (const level of tree.levels) {
      const tested = level.modules.flatMap((module) =>
        itemsOf([{ ...level, modules: [module] }]).map((item) => `${item.module ?? module.number}.${item.objective}`),
      );
      for (const { number, learningObjectives } of level.modules) {
        for (const index of learningObjectives.keys()) {
          const name = `${number}.${index + 1}`;
          const times = tested.filter((one) => one === name).length;
          expect({ level: level.id, name, isEnough: times >= 2 }).toEqual({ level: level.id, name, isEnough: true });
        }
      }
    }
  });
});

describe('parts', () => {
  test('state the minutes of the rule', () => {
    const stated = partsOf(tree.levels).map(({ title, estimatedMinutes }) => ({ title, estimatedMinutes }));
    const byRule = partsOf(tree.levels).map((part) => ({ title: part.title, estimatedMinutes: minutesOf(part) }));
    expect(stated).toEqual(byRule);
  });

  test('name the skill they raise', () => {
    expect(partsOf(tree.levels).filter(({ skill }) => skill === undefined)).toEqual([]);
  });

  test('cite each source once, and a text that names a study cites one', () => {
    for (const { title, sources = [], ...part } of partsOf(tree.levels)) {
      expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length);
      const cited = part.type === 'text' ? (part.body.markdown.match(/ y otros \(\d{4}\)| y otros, \d{4}/g) ?? []) : [];
      expect({ title, isCited: cited.length <= sources.length }).toEqual({ title, isCited: true });
    }
  });
});

describe('achievements', () => {
  /** A learner who completes everything, in order, and comes every day for as long as it takes. */
  const simulated = () => {
    const skills = new Map(firstSkills.map(({ name, value }) => [name, value]));
    const parts = partsOf(tree.levels).filter(({ active }) => active);
    for (const part of parts) {
      const skill = skillOf(part);
      skills.set(skill, raise(skills.get(skill) ?? 0, gainOf(part.points)));
    }
    const score = {
      totalPoints: parts.reduce((sum, { points }) => sum + points, 0),
      modulesCompleted: tree.levels.flatMap(({ modules }) => modules.filter((module) => module.parts.length > 0))
        .length,
      highestSkill: Math.max(...skills.values()),
      streakDays: 1_000,
    };
    return unlockAchievements(tree.achievements, new Set(), score).map(({ achievement }) => achievement.title);
  };

  test('those offered are those that a learner who completes everything unlocks', () => {
    const offered = tree.achievements.filter(({ active }) => active).map(({ title }) => title);
    expect(offered.sort()).toEqual(simulated().sort());
  });

  test('each has one requirement', () => {
    for (const { requirements } of tree.achievements) expect(Object.keys(requirements)).toHaveLength(1);
  });
});
