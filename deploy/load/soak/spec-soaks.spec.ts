import { expect, it } from '@jest/globals';
import { readPart, settingsOf, whole } from './spec-soaks.ts';

const soak = { spec: 'x', env: { LIVES: '200', ORDERS: '120', SUBSCRIBED_DAYS: '400', ROUNDS: '1' } };

it('a part does its share of everything but of how long something lives', () => {
  expect(settingsOf(soak, whole)).toEqual({ ...soak.env, PART: '1' });
  expect(settingsOf(soak, { nth: 3, of: 5 })).toEqual({
    ...{ LIVES: '40', ORDERS: '24', SUBSCRIBED_DAYS: '400', ROUNDS: '1', PART: '3' },
  });
});

it.each([
  ['2/5', { nth: 2, of: 5 }],
  ['5/5', { nth: 5, of: 5 }],
  ['6/5', null],
  ['0/5', null],
  ['2', null],
  ['2/0', null],
])('%s is read', (text, part) => expect(readPart(text)).toEqual(part));
