import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { checkAnswer } from '@nivel/contracts/learning/check-answer.operation';
import { openPart } from '@nivel/contracts/learning/open-part.operation';
import { readDashboard } from '@nivel/contracts/learning/read-dashboard.operation';
import { submitExercise } from '@nivel/contracts/learning/submit-exercise.operation';
import {
  aContentTree,
  aLevel,
  aModule,
  anExercisesPart,
  byId,
  idOf,
  parts,
  rightAnswers,
} from '../../test/a-curriculum.ts';
import { BillingService } from '../../test/billing-service.ts';
import { LearningUnderTest } from '../../test/learning-under-test.ts';

let learning: LearningUnderTest;
const lockedPart = idOf('c', 31);

beforeAll(async () => {
  learning = await LearningUnderTest.start();
  await BillingService.start(learning);
  const tree = aContentTree();
  const locked = aModule(1, [anExercisesPart(lockedPart, 1)], { id: idOf('b', 4) });
  const levels = tree.levels.map((level) => (level.id === 'X300' ? aLevel('X300', [locked]) : level));
  await learning.importTree({ ...tree, levels });
});
afterAll(() => learning.stop());

const check = (item_id: string, answer: string | number | boolean, part_id = parts.exercises) => ({
  part_id,
  item_id,
  answer,
});

describe('checking an answer', () => {
  it('gives the same feedback as submitting the set', async () => {
    const learner = await learning.person();
    await learner.ask(openPart, { part_id: parts.exercises });
    const checked = [
      await learner.ask(checkAnswer, check('una', rightAnswers.una)),
      await learner.ask(checkAnswer, check('cuanto', rightAnswers.cuanto)),
    ];
    const { items } = await learner.ask(submitExercise, { part_id: parts.exercises, answers: rightAnswers });
    expect(byId(checked)).toEqual(byId(items));
    expect(checked).toMatchObject([
      { isCorrect: true, credit: 1, triesLeft: 0 },
      { isCorrect: true, credit: 1, solution: '3' },
    ]);
  });

  it('stores the try and gives nothing else', async () => {
    const learner = await learning.person();
    await learner.ask(openPart, { part_id: parts.exercises });
    const before = await learner.ask(readDashboard, {});
    for (const answer of ['no', 'si', 'no']) await learner.ask(checkAnswer, check('una', answer));
    expect(await learner.ask(readDashboard, {})).toEqual(before);
    const { view, tried } = await learner.ask(openPart, { part_id: parts.exercises });
    expect(view).toMatchObject({ attempts: 0, bestScore: null, completedAt: null });
    expect(tried).toMatchObject([{ answer: 'si', graded: { id: 'una', isCorrect: true, credit: 0.5, triesLeft: 0 } }]);
  });

  it('refuses what opening and submitting refuse', async () => {
    const learner = await learning.person();
    const refusal = async (input: unknown) => learner.refusal(checkAnswer, input);
    expect(await refusal(check('una', 'si'))).toMatchObject({ code: 'part_not_opened' });
    expect(await refusal(check('una', 'si', v7()))).toMatchObject({ code: 'part_not_found' });
    expect(await refusal(check('una', 'si', lockedPart))).toMatchObject({
      code: 'part_locked',
      details: { reason: 'level', levelId: 'X200' },
    });
    expect(await refusal(check('una', 'si', parts.text))).toEqual({
      code: 'wrong_part_type',
      details: { type: 'text', expected: 'exercises' },
    });
  });

  it('refuses an unknown item, a missing answer and one that does not fit, and reveals no solution', async () => {
    const learner = await learning.person();
    await learner.ask(openPart, { part_id: parts.exercises });
    const refusal = async (input: unknown) => learner.refusal(checkAnswer, input);
    expect(await refusal(check('otra', 'si'))).toMatchObject({
      code: 'answers_unfit',
      details: { items: [{ id: 'otra' }] },
    });
    expect(await refusal(check('una', ' '))).toEqual({ code: 'answers_missing', details: { missing: ['una'] } });
    expect(await refusal(check('cuanto', 'si'))).toEqual({
      code: 'answers_unfit',
      details: { items: [{ id: 'cuanto', expected: 'number' }] },
    });
    expect(await refusal(check('cuanto', 1e301))).toMatchObject({ code: 'invalid_input' });
  });
});
