import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { exercisesBodySchema, type ExerciseItem } from '@nivel/contracts/learning/content/exercise-item';
import { gradeAnswers, gradeItem, isNewTry, scoreOf, toldOfAnswer, toldOfTries, type Answers } from './grading.ts';
import type { Try } from './tries.ts';

const feedback = { right: 'Bien', wrong: 'Casi', explanation: 'Porque sí' };
const option = (id: string, correct: boolean) => ({ id, text: id, correct, feedback: `sobre ${id}` });
const body = exercisesBodySchema.parse({
  items: [
    { id: 'una', type: 'single_choice', prompt: '?', options: [option('a', true), option('b', false)] },
    {
      id: 'varias',
      type: 'multiple_choice',
      prompt: '?',
      weight: 2,
      options: [option('a', true), option('b', true), option('c', false)],
    },
    { id: 'vf', type: 'true_false', prompt: '?', answer: false, feedback },
    { id: 'texto', type: 'short_text', prompt: '?', accepted: ['aprendizaje automático'], feedback },
    { id: 'numero', type: 'number', prompt: '?', value: 0.3, tolerance: 0, unit: '%', feedback },
  ],
});
const right = { una: 'a', varias: ['a', 'b'], vf: false, texto: '  Aprendizaje  AUTOMATICO ', numero: 0.1 + 0.2 };
const item = (id: string): ExerciseItem => {
  const found = body.items.find((one) => one.id === id);
  if (found === undefined) throw new Error(`the test has no item ${id}`);
  return found;
};
/** The tries of answers given one after the other, as the service stores them. */
const triesOf = (...given: Answers[]): Try[] => {
  const tries: Try[] = [];
  for (const answers of given) {
    for (const graded of gradeAnswers(body, answers, tries)) {
      const { item: own, answer, verdict } = graded;
      if (isNewTry(graded, tries)) tries.push({ itemId: own.id, answer, grade: verdict.score });
    }
  }
  return tries;
};
const toldOf = (tries: readonly Try[], id: string) => toldOfTries(body, tries).find((one) => one.item.id === id)?.item;
const refusal = (answers: Answers): { code: string; details: unknown } => {
  try {
    gradeAnswers(body, answers, []);
  } catch (error) {
    if (error instanceof AppError) return { code: error.definition.code, details: error.details };
  }
  return { code: 'none', details: null };
};

describe('grading', () => {
  it('gives the whole score to right answers of every type, however the text is spelt', () => {
    const tries = triesOf(right);
    expect(scoreOf(body, tries)).toBe(1);
    expect(toldOfTries(body, tries).every(({ item: { isCorrect } }) => isCorrect)).toBe(true);
  });

  it('gives partial credit for several choices: right ones minus wrong ones, never below nothing', () => {
    const scoreOf = (chosen: string[]) => gradeItem(item('varias'), chosen)?.score;
    expect([['a'], ['a', 'c'], ['c'], ['a', 'b', 'c'], ['a', 'a']].map(scoreOf)).toEqual([0.5, 0, 0, 0.5, 0.5]);
  });

  it('weighs the items', () => {
    expect(scoreOf(body, triesOf({ ...right, varias: ['c'] }))).toBe(0.6667);
  });

  it('explains every option of a choice, and the verdict of everything else', () => {
    expect(gradeItem(item('una'), 'b')).toEqual({
      id: 'una',
      score: 0,
      isCorrect: false,
      feedback: null,
      solution: null,
      options: [
        { id: 'a', isRight: true, wasChosen: false, feedback: 'sobre a' },
        { id: 'b', isRight: false, wasChosen: true, feedback: 'sobre b' },
      ],
    });
    const wrong = { feedback: 'Casi', solution: '0.3 %', explanation: 'Porque sí' };
    expect(gradeItem(item('numero'), 5)).toMatchObject(wrong);
    expect(gradeItem(item('numero'), 0.3)).not.toHaveProperty('explanation');
  });

  it('names the items without an answer, and those whose answer does not fit', () => {
    expect(refusal({ ...right, texto: ' ', varias: [] })).toEqual({
      code: 'answers_missing',
      details: { missing: ['varias', 'texto'] },
    });
    expect(refusal({ ...right, vf: 'false', una: 'z', otra: 1 })).toMatchObject({
      code: 'answers_unfit',
      details: { items: [{ id: 'otra' }, { id: 'una' }, { id: 'vf', expected: 'boolean' }] },
    });
    expect(refusal(JSON.parse('{"__proto__":1}') as Record<string, number>).code).toBe('answers_missing');
  });

  it("takes a text of one's own when it has enough words, shows the sample then, and counts nothing for it", () => {
    const own = { id: 'prompt', type: 'writing', prompt: '?', minWords: 3, criteria: ['Uno', 'Dos'], weight: 9 };
    const writing = exercisesBodySchema.parse({
      items: [{ ...own, sample: 'Así', feedback: 'Compara' }, body.items[0]],
    });
    const tries = gradeAnswers(writing, { prompt: 'Escribe un aviso', una: 'b' }, []).map((graded): Try => {
      return { itemId: graded.item.id, answer: graded.answer, grade: graded.verdict.score };
    });
    expect(scoreOf(writing, tries)).toBe(0);
    const [delivered] = toldOfTries(writing, tries);
    expect(delivered?.item).toMatchObject({ isCorrect: true, feedback: 'Compara', solution: 'Así', triesLeft: 0 });
    expect(() => gradeAnswers(writing, { prompt: '1 2 3 Escribe aviso', una: 'b' }, [])).toThrow(AppError);
  });

  it('never leaves 0 to 1', () => {
    const chosen = fc.subarray(['a', 'b', 'c'], { minLength: 1 });
    fc.assert(
      fc.property(
        chosen,
        fc.boolean(),
        fc.string({ minLength: 1 }),
        fc.double({ noNaN: true }),
        (varias, vf, texto, numero) => {
          fc.pre(texto.trim() !== '');
          const score = scoreOf(body, triesOf({ una: 'b', varias, vf, texto, numero }));
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('tries', () => {
  it('count 1, 0.5 and 0.25 in their order; the best of them is the credit', () => {
    const wrong = { ...right, texto: 'nada', numero: 7, una: 'b', varias: ['a'] };
    const second = triesOf(wrong, { ...wrong, numero: 8, una: 'a', varias: ['a', 'c'] });
    expect(toldOf(second, 'una')).toMatchObject({ credit: 0.5, triesLeft: 0, isCorrect: true });
    expect(toldOf(second, 'varias')).toMatchObject({ credit: 0.5, triesLeft: 0, isCorrect: false });
    const third = triesOf(wrong, { ...wrong, numero: 8 }, { ...wrong, numero: 0.3 });
    expect(toldOf(third, 'numero')).toMatchObject({ credit: 0.25, triesLeft: 0, solution: '0.3 %' });
    expect(toldOf(third, 'texto')).toMatchObject({ credit: 0, triesLeft: 2 });
  });

  it('reveal neither solution nor explanation nor other options before the last one', () => {
    const wrong = { ...right, vf: true, texto: 'nada', numero: 7, una: 'b', varias: ['c'] };
    const first = triesOf(wrong);
    expect(toldOf(first, 'una')?.options).toEqual([{ id: 'b', isRight: false, wasChosen: true, feedback: 'sobre b' }]);
    for (const id of ['texto', 'numero']) {
      expect(toldOf(first, id)).toMatchObject({ feedback: 'Casi', solution: null, triesLeft: 2 });
      expect(toldOf(first, id)).not.toHaveProperty('explanation');
    }
    expect(toldOf(first, 'vf')).toMatchObject({ solution: 'false', explanation: 'Porque sí', triesLeft: 0 });
    const last = triesOf(wrong, { ...wrong, varias: ['a', 'c'], numero: 8 }, { ...wrong, numero: 9 });
    expect(toldOf(last, 'varias')?.options.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(toldOf(last, 'numero')).toMatchObject({ solution: '0.3 %', explanation: 'Porque sí', triesLeft: 0 });
  });

  it('are no more than an item takes, and the same answer is the same try', () => {
    const wrong = { ...right, numero: 7, varias: ['c', 'a'] };
    const tries = triesOf(
      wrong,
      { ...wrong, varias: ['a', 'c', 'a'] },
      { ...wrong, numero: 8 },
      { ...wrong, numero: 9 },
    );
    expect(tries.filter(({ itemId }) => itemId === 'varias')).toHaveLength(1);
    const more = triesOf(wrong, { ...wrong, numero: 8 }, { ...wrong, numero: 9 }, { ...wrong, numero: 0.3 });
    expect(more.filter(({ itemId }) => itemId === 'numero')).toHaveLength(3);
    const [late] = gradeAnswers(body, { ...right, numero: 0.3 }, more).slice(-1);
    expect(late && toldOfAnswer(late, more)).toBeNull();
  });

  it('of items without a new answer count when the set is handed in', () => {
    const { numero: _, ...others } = right;
    const tries = triesOf({ ...right, numero: 7 });
    expect(gradeAnswers(body, others, tries)).toHaveLength(4);
    expect(() => gradeAnswers(body, others, [])).toThrow(AppError);
  });
});
