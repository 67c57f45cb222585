import { describe, expect, test } from '@jest/globals';
import { exerciseItemSchema } from './exercise-item.ts';
import { publicExerciseItemSchema, toPublicExerciseItem } from './public-exercise-item.ts';

const secret = 'SECRETO';
const feedback = { right: secret, wrong: secret };
const options = [
  { id: 'a', text: 'A', correct: true, feedback: secret },
  { id: 'b', text: 'B', feedback: secret },
];
const items = [
  { id: 'una', prompt: '¿?', type: 'single_choice', options },
  { id: 'una', prompt: '¿?', type: 'multiple_choice', options },
  { id: 'una', prompt: '¿?', type: 'true_false', answer: true, feedback },
  { id: 'una', prompt: '¿?', type: 'short_text', accepted: [secret], feedback },
  { id: 'una', prompt: '¿?', type: 'number', value: 987_654, tolerance: 987_654, unit: 'km', feedback },
  { id: 'una', prompt: '¿?', type: 'writing', minWords: 5, criteria: ['Uno', 'Dos'], sample: secret, feedback: secret },
].map((item) => exerciseItemSchema.parse(item));

describe('the public form of an item', () => {
  test.each(items)('of a $type holds neither solution nor feedback', (item) => {
    const shown = toPublicExerciseItem(item);
    expect(publicExerciseItemSchema.parse(shown)).toEqual(shown);
    expect(JSON.stringify(shown)).not.toMatch(/SECRETO|987654|correct|answer|accepted|value|tolerance|feedback/);
  });

  test.each(items)('refuses a $type that still has its solution', (item) => {
    expect(publicExerciseItemSchema.safeParse(item).success).toBe(false);
  });

  test('keeps the hint, which costs nothing', () => {
    const hinted = items.map((item) => toPublicExerciseItem({ ...item, hint: 'Mira el título' }));
    for (const shown of hinted) expect(publicExerciseItemSchema.parse(shown)).toMatchObject({ hint: 'Mira el título' });
    expect(items.map(toPublicExerciseItem).some((shown) => 'hint' in shown)).toBe(false);
  });

  test('keeps the fields needed to answer', () => {
    expect(items.map(toPublicExerciseItem)).toMatchObject([
      {
        options: [
          { id: 'a', text: 'A' },
          { id: 'b', text: 'B' },
        ],
      },
      { options: [{ id: 'a' }, { id: 'b' }] },
      { type: 'true_false' },
      { type: 'short_text' },
      { unit: 'km' },
      { minWords: 5, criteria: ['Uno', 'Dos'] },
    ]);
  });
});
