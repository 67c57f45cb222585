import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { exercisesBodySchema, type ExerciseItem } from '@nivel/contracts/learning/content/exercise-item';
import { grade, gradeItem } from './grading.ts';

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
const refusal = (answers: Parameters<typeof grade>[1]): { code: string; details: unknown } => {
  try {
    grade(body, answers);
  } catch (error) {
    if (error instanceof AppError) return { code: error.definition.code, details: error.details };
  }
  return { code: 'none', details: null };
};

describe('grading', () => {
  it('gives the whole score to right answers of every type, however the text is spelt', () => {
    const { score, items } = grade(body, right);
    expect(score).toBe(1);
    expect(items.every(({ isCorrect }) => isCorrect)).toBe(true);
  });

  it('gives partial credit for several choices: right ones minus wrong ones, never below nothing', () => {
    const scoreOf = (chosen: string[]) => gradeItem(item('varias'), chosen)?.score;
    expect([['a'], ['a', 'c'], ['c'], ['a', 'b', 'c'], ['a', 'a']].map(scoreOf)).toEqual([0.5, 0, 0, 0.5, 0.5]);
  });

  it('weighs the items', () => {
    expect(grade(body, { ...right, varias: ['c'] }).score).toBe(0.6667);
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
          const { score } = grade(body, { una: 'b', varias, vf, texto, numero });
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
