import { expect, it } from '@jest/globals';
import { amountIn, dayFormOf, dayIn, decimalFormOf, type DayForm } from './bank-cells.ts';

it.each([
  ['1,200.50', 1_200.5],
  ['$ 1,200.5', 1_200.5],
  ['MXN 1200', 1_200],
  ['(1,200.50)', -1_200.5],
  ['1,200.50-', -1_200.5],
  ['\u22125.00', -5],
  ['+5.10', 5.1],
  ['12.3400', 12.34],
  ['', 0],
])('with a point a cell means an amount: %j', (cell, amount) => expect(amountIn(cell, 'point')).toBe(amount));

it.each(['1.200,50', '12,34', '1.005', '=1+1', 'doce', '1e5', '1,2,3'])('with a point a cell means none: %j', (cell) =>
  expect(amountIn(cell, 'point')).toBeNaN(),
);

it('with a comma the same signs mean the other', () => {
  expect([amountIn('1.200,50', 'comma'), amountIn('-12,3', 'comma')]).toEqual([1_200.5, -12.3]);
  expect(amountIn('1,200.50', 'comma')).toBeNaN();
});

it.each([
  ['03/11/2026', 'dmy', '2026-11-03'],
  ['03/11/2026', 'mdy', '2026-03-11'],
  ['3-nov-26', 'dmy', '2026-11-03'],
  ['03/ENE/2026', 'dmy', '2026-01-03'],
  ['2026-11-03', 'dmy', '2026-11-03'],
  ['2026-11-03 10:22', 'mdy', '2026-11-03'],
  ['31/02/2026', 'dmy', undefined],
  ['mañana', 'dmy', undefined],
] as const)('a cell means a day: %j as %s', (cell, form, day) => expect(dayIn(cell, form as DayForm)).toBe(day));

it('the forms of a file are those that read most of it', () => {
  expect(dayFormOf(['01/02/2026', '13/02/2026'])).toBe('dmy');
  expect(dayFormOf(['01/02/2026', '02/13/2026'])).toBe('mdy');
  expect(dayFormOf(['01/02/2026'])).toBe('dmy');
  expect(decimalFormOf(['1.200,50', '3,00', '1.5'])).toBe('comma');
  expect(decimalFormOf(['1,200.50', '3.00', '12'])).toBe('point');
});
