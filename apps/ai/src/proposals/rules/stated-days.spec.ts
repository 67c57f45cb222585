import { describe, expect, it } from '@jest/globals';
import { statedDays } from './stated-days.ts';

const today = '2026-11-25';
const dues = (text: string) => statedDays(text, 'es', today).map(({ due_on: due }) => due);

describe('the days that a sentence says', () => {
  it.each(['Llamar a María', 'Pintar con Julián', 'Revisar el maíz de la señora Áviles'])(
    'are no beginnings of other words: %s',
    (text) => expect(dues(text)).toEqual([]),
  );

  it.each([
    ['Llamar a María el martes', '2026-12-01'],
    ['Entregar el mar. 1 de diciembre', '2026-12-01'],
    ['Pintar mañana', '2026-11-26'],
  ])('are found beside them: %s', (text, due) => expect(dues(text)).toEqual([due]));
});
