import { expect, it } from '@jest/globals';
import { field } from './thing-fields.ts';
import { contentOf } from './thing-values.ts';

it.each([
  ['1,250', 1_250],
  ['0,5', 0.5],
  ['0.05', 0.05],
  ['12 minutos', '12 minutos'],
  ['', ''],
])('a number that is typed as %p is stored as %p', (typed, stored) => {
  expect(contentOf({}, [field('points', 'number')], { points: typed })).toEqual({ points: stored });
});
