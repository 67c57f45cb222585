import { describe, expect, it } from '@jest/globals';
import type { PartContent } from '@nivel/contracts/learning/content/part';
import {
  aContentTree,
  aLevel,
  aModule,
  anExercisesPart,
  curriculumFrom,
  idOf,
  parts,
} from '../../test/a-curriculum.ts';
import { aLearner } from '../../test/a-learner.ts';
import type { Standing } from '../unlocking/unlocking.ts';
import { dayOf, dueToday, questionsOf, type Repetition } from './repetition-rules.ts';

const [review, paid] = [idOf('c', 61), idOf('c', 62)];
const asReview = (part: PartContent): PartContent =>
  ({ ...part, body: { ...part.body, kind: 'review' } }) as PartContent;
const tree = aContentTree();
const levels = tree.levels.map((level) => {
  const more = [aModule(7, [asReview(anExercisesPart(review, 1))], { id: idOf('b', 61) })];
  if (level.id === 'X100') return { ...level, modules: [...level.modules, ...more] };
  if (level.id !== 'X200') return level;
  return aLevel('X200', [...level.modules, aModule(2, [anExercisesPart(paid, 1)], { id: idOf('b', 62) })]);
});
const curriculum = curriculumFrom({ ...tree, levels });
const TODAY = 20_000;

const aRepetition = (overrides: Partial<Repetition> = {}): Repetition => ({
  partId: parts.exercises,
  itemId: 'una',
  dueOn: TODAY,
  lastOn: TODAY - 1,
  memory: null,
  answers: 0,
  runGrades: [],
  ...overrides,
});
const standing = (overrides: Partial<Standing> = {}): Standing => ({ ...aLearner(), tier: 'free', ...overrides });
const asked = (repetitions: readonly Repetition[], learner = standing()) =>
  questionsOf(curriculum, learner, 80, repetitions).map(({ item, part }) => [part.id, item.id]);
const use = (overrides: object = {}) => ({ today: TODAY, answeredToday: 0, dailyLimit: 20, ...overrides });
const missed = (...dueOn: number[]) =>
  questionsOf(
    curriculum,
    standing(),
    80,
    dueOn.map((day) => aRepetition({ dueOn: day })),
  );

describe('the questions that come back', () => {
  it('come the longest due first', () => {
    const repetitions = [aRepetition({ dueOn: TODAY }), aRepetition({ itemId: 'cuanto', dueOn: TODAY - 3 })];
    expect(asked(repetitions).map(([, id]) => id)).toEqual(['cuanto', 'una']);
  });

  it('are none that are no longer taught', () => {
    expect(asked([aRepetition({ itemId: 'otra' }), aRepetition({ partId: idOf('c', 99) })])).toEqual([]);
    expect(asked([aRepetition({ partId: parts.text })])).toEqual([]);
  });

  it('are none of a module that the plan or the progress locks', () => {
    const repetition = aRepetition({ partId: paid });
    const unlocked = { unlockedLevels: ['X200'], modules: new Map([[idOf('b', 3), { completedAt: 1, timeSpent: 1 }]]) };
    expect(asked([repetition])).toEqual([]);
    expect(asked([repetition], standing({ tier: 'pro' }))).toEqual([]);
    expect(asked([repetition], standing(unlocked))).toEqual([]);
    expect(asked([repetition], standing({ ...unlocked, tier: 'pro' }))).toEqual([[paid, 'una']]);
  });

  it('are none that the run still takes an answer to', () => {
    expect(asked([aRepetition({ runGrades: [0] })])).toEqual([]);
    expect(asked([aRepetition({ runGrades: [0, 0] })])).toHaveLength(1);
    expect(asked([aRepetition({ runGrades: [0, 1] })])).toHaveLength(1);
    expect(asked([aRepetition({ itemId: 'cuanto', runGrades: [0, 0] })])).toEqual([]);
  });

  it('are none of a review whose run was not handed in', () => {
    expect(asked([aRepetition({ partId: review, runGrades: [0] })])).toEqual([]);
    expect(asked([aRepetition({ partId: review })])).toEqual([[review, 'una']]);
  });
});

describe('a day of repetition', () => {
  it('takes due questions, up to the limit', () => {
    const questions = missed(TODAY - 2, TODAY, TODAY + 4);
    expect(dueToday(questions, use())).toHaveLength(2);
    expect(dayOf(questions, use())).toMatchObject({ left: 2, isDayFull: false });
    expect(dayOf(questions, use({ dailyLimit: 5, answeredToday: 4 }))).toMatchObject({ left: 1, isDayFull: false });
  });

  it('is full when its limit is reached and more is due', () => {
    const full = { left: 0, isDayFull: true, nextOn: '2024-10-05' };
    expect(dayOf(missed(TODAY), use({ answeredToday: 20 }))).toMatchObject(full);
    expect(dayOf(missed(TODAY), use({ answeredToday: 30 }))).toMatchObject(full);
    expect(dayOf(missed(TODAY + 3), use({ answeredToday: 20 }))).toMatchObject({ left: 0, isDayFull: false });
  });

  it('says when the next question comes back', () => {
    expect(dayOf(missed(TODAY, TODAY + 5, TODAY + 3), use()).nextOn).toBe('2024-10-07');
    expect(dayOf([], use())).toMatchObject({ left: 0, isDayFull: false, nextOn: null });
  });
});
