import { describe, expect, test } from '@jest/globals';
import { exerciseItemSchema } from '@nivel/contracts/learning/content/exercise-item';
import { holdsSolution } from './holds-solution.ts';

const verdict = { right: 'Sí', wrong: 'No' };
const item = (given: object) => exerciseItemSchema.parse({ id: 'una', prompt: '¿Cuál?', feedback: verdict, ...given });
const option = (id: string, text: string, correct: boolean) => ({ id, text, correct, feedback: 'Porque sí' });
const choice = exerciseItemSchema.parse({
  ...{ id: 'una', type: 'single_choice', prompt: '¿Qué mide?' },
  options: [option('a', 'El **error** del modelo', true), option('b', 'La memoria', false)],
});

describe('a passage holds a solution', () => {
  test.each([
    ['the right option, in other signs and letters', 'Se mide EL ERROR, del módelo.', true],
    ['a wrong option', 'Se mide la memoria.', false],
    ['a part of the right option', 'Se mide el error.', false],
  ])('where it has %s', (_, passage, expected) => expect(holdsSolution(passage, choice)).toBe(expected));

  test('where it has an accepted text as words of their own', () => {
    const text = item({ type: 'short_text', accepted: ['token', 'ficha'] });
    expect(holdsSolution('Cada ficha es un trozo.', text)).toBe(true);
    expect(holdsSolution('El fichaje de la tokenización.', text)).toBe(false);
  });

  test.each([
    ['3.25', true],
    ['3,25', true],
    ['3.3', true],
    ['3.4', false],
    ['13.25', false],
    ['uno', false],
  ])('where it has a number within the tolerance: %s', (number, expected) => {
    const asked = item({ type: 'number', value: 3.25, tolerance: 0.1 });
    expect(holdsSolution(`Cuesta ${number} pesos.`, asked)).toBe(expected);
  });

  test('where thousands are grouped', () => {
    const asked = item({ type: 'number', value: 1500 });
    for (const number of ['1500', '1,500', '1.500', '1 500', '1\u00a0500', '1\u202f500', "1'500"])
      expect([number, holdsSolution(`Son ${number}.`, asked)]).toEqual([number, true]);
    expect(holdsSolution('Son 1 y 500 más.', asked)).toBe(false);
  });

  test('where it has a number below zero, whatever its sign looks like', () => {
    const asked = item({ type: 'number', value: -12.5, tolerance: 0.1 });
    for (const number of ['-12.5', '−12.5', '– 12,5', 'menos 12.5'])
      expect([number, holdsSolution(`Queda en ${number}.`, asked)]).toEqual([number, true]);
    expect(holdsSolution('Queda en -13.', asked)).toBe(false);
  });

  test('where it repeats a statement that is true or false, or a sample', () => {
    const statement = item({ type: 'true_false', prompt: 'Un modelo sabe lo que dice.', answer: false });
    expect(holdsSolution('Es falso que un modelo sabe lo que dice.', statement)).toBe(true);
    expect(holdsSolution('Un modelo predice.', statement)).toBe(false);
    const own = exerciseItemSchema.parse({
      ...{ id: 'una', type: 'writing', prompt: '¿?', minWords: 5, criteria: ['Uno', 'Dos'], feedback: 'Compara' },
      sample: 'Resume el acta en tres puntos.',
    });
    expect(holdsSolution('Por ejemplo: resume el acta en tres puntos', own)).toBe(true);
  });
});
