import { expect, it } from '@jest/globals';
import { fieldsOf, stageNamed } from './file-columns.ts';
import { amountIn, dayIn } from '../../../area/imports/typed-cells.ts';

it.each([
  ['', 0],
  ['1200', 1_200],
  ['1200.50', 1_200.5],
  ['1200,5', 1_200.5],
  ['1,200.50', 1_200.5],
  ['1.200,50', 1_200.5],
  ['$ 1,200', 1_200],
  ['1,200,300', 1_200_300],
  ['1.200.300,75', 1_200_300.75],
  ['MXN 12.345', 12_345],
  ['-3', -3],
])('a cell means an amount: %j', (cell, amount) => expect(amountIn(cell)).toBe(amount));

it.each(['doce', '1.2.3,4,5', '=1+1', '1e5', '1,2,3.4.5'])('a cell means none: %j', (cell) =>
  expect(amountIn(cell)).toBeNaN(),
);

it.each([
  ['2026-11-25', '2026-11-25'],
  ['25/11/2026', '2026-11-25'],
  ['5/1/2026', '2026-01-05'],
  ['31/02/2026', undefined],
  ['mañana', undefined],
])('a cell means a day: %j', (cell, day) => expect(dayIn(cell)).toBe(day));

it('columns and stages are known by their names in both languages, each column once', () => {
  expect(fieldsOf(['NOMBRE', 'Valor  esperado', 'Lead', 'Día del siguiente paso', 'Otra'])).toEqual([
    ...['name', 'expected_value', null, 'next_step_on', null],
  ]);
  expect(['Negociación', 'closed_won', 'Perdido', 'x'].map(stageNamed)).toEqual([
    ...['negotiation', 'closed_won', 'closed_lost', undefined],
  ]);
});
