import { expect, it } from '@jest/globals';
import { lagIn } from './lag-text.ts';

it.each([
  ['3', 3],
  [' +12 ', 12],
  ['−30', -30],
  ['-0', 0],
  ['', 0],
  ['365', 365],
  ['366', null],
  ['-31', null],
  ['1.5', null],
  ['1000000', null],
  ['dos', null],
])('reads %j as %j working days', (typed, lag) => {
  expect(lagIn(typed)).toBe(lag);
});
