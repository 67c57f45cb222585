import { describe, expect, test } from '@jest/globals';
import { exerciseItemSchema, exercisesBodySchema } from './exercise-item.ts';

const option = (id: string, correct = false) => ({ id, text: `Opción ${id}`, correct, feedback: `Porque ${id}` });
const choice = (type: string, options: unknown[]) => ({ id: 'una', type, prompt: '¿Cuál?', options });
const verdict = { right: 'Sí', wrong: 'No' };
const accepts = (item: unknown): boolean => exerciseItemSchema.safeParse(item).success;

describe('an exercise item', () => {
  test('a single choice has exactly one right option', () => {
    expect(accepts(choice('single_choice', [option('a', true), option('b')]))).toBe(true);
    expect(accepts(choice('single_choice', [option('a'), option('b')]))).toBe(false);
    expect(accepts(choice('single_choice', [option('a', true), option('b', true)]))).toBe(false);
  });

  test('a multiple choice has something right and something wrong', () => {
    expect(accepts(choice('multiple_choice', [option('a', true), option('b', true), option('c')]))).toBe(true);
    expect(accepts(choice('multiple_choice', [option('a', true), option('b', true)]))).toBe(false);
    expect(accepts(choice('multiple_choice', [option('a'), option('b')]))).toBe(false);
  });

  test('every option carries feedback', () => {
    const silent = { id: 'b', text: 'Opción b' };
    expect(accepts(choice('single_choice', [option('a', true), silent]))).toBe(false);
    expect(accepts(choice('single_choice', [option('a', true), { ...silent, feedback: '  ' }]))).toBe(false);
  });

  test('the other kinds explain both the right and the wrong answer', () => {
    const item = { id: 'una', type: 'true_false', prompt: '¿Sí?', answer: true };
    expect(accepts({ ...item, feedback: verdict })).toBe(true);
    expect(accepts({ ...item, feedback: { right: 'Sí' } })).toBe(false);
  });

  test('options do not share an id', () => {
    expect(accepts(choice('single_choice', [option('a', true), option('a')]))).toBe(false);
  });

  test('an unknown field is refused', () => {
    expect(accepts({ id: 'una', type: 'number', prompt: '¿?', value: 1, feedback: verdict, answer: 1 })).toBe(false);
  });

  test('a short text disregards case, accents and blanks unless the file says otherwise', () => {
    const item = {
      id: 'una',
      type: 'short_text',
      prompt: '¿?',
      accepted: ['modelo'],
      feedback: verdict,
      ignore: { accents: false },
    };
    expect(exerciseItemSchema.parse(item)).toMatchObject({
      ignore: { case: true, accents: false, blanks: true },
      weight: 1,
    });
  });
});

describe('the body of an exercises part', () => {
  const item = choice('single_choice', [option('a', true), option('b')]);

  test('passes at 70 % unless the file says otherwise', () => {
    expect(exercisesBodySchema.parse({ items: [item] }).passMark).toBe(0.7);
  });

  test('allows drawing items only in reviews and final sets, at most all, and none that need each other', () => {
    const items = [item, { ...item, id: 'otra' }];
    const fits = (set: object): boolean => exercisesBodySchema.safeParse({ items, ...set }).success;
    expect(fits({ kind: 'final', draw: 1 })).toBe(true);
    expect(fits({ kind: 'review' })).toBe(true);
    expect(fits({ draw: 1 })).toBe(false);
    expect(fits({ kind: 'practice' })).toBe(false);
    expect(fits({ kind: 'final', draw: 3 })).toBe(false);
    expect(fits({ kind: 'final', draw: 1, itemsInOrder: true })).toBe(false);
  });

  test('something in it is graded', () => {
    const own = { id: 'una', type: 'writing', prompt: '¿?', minWords: 5, criteria: ['Uno', 'Dos'] };
    const writing = { ...own, sample: 'Así', feedback: 'Compara' };
    expect(exercisesBodySchema.safeParse({ items: [writing] }).success).toBe(false);
    expect(exercisesBodySchema.safeParse({ items: [writing, { ...item, id: 'otra' }] }).success).toBe(true);
  });

  test('no two items share an id', () => {
    expect(exercisesBodySchema.safeParse({ items: [item, item] }).success).toBe(false);
  });
});
