import { expect, it } from '@jest/globals';
import { whole } from '../../checks/part.ts';
import { settingsOf, specSoaks } from './spec-soaks.ts';

const soak = { spec: 'x', env: { LIVES: '200', ORDERS: '120', SUBSCRIBED_DAYS: '400', ROUNDS: '1' } };

it('a part does its share of everything but of how long something lives', () => {
  expect(settingsOf(soak, whole)).toEqual({ ...soak.env, PART: '1' });
  expect(settingsOf(soak, { nth: 3, of: 5 })).toEqual({
    ...{ LIVES: '40', ORDERS: '24', SUBSCRIBED_DAYS: '400', ROUNDS: '1', PART: '3' },
  });
});

it.each([
  ['reminders', 'SUBSCRIBED_DAYS'],
  ['reminder-days', 'REMINDED_DAYS'],
  ['digest-days', 'DIGEST_DAYS'],
  ['finance-figures', 'ROWS'],
])('a part of %s has all %s, and a share of what it has so many of', (id, undivided) => {
  const most = specSoaks[id]?.env ?? {};
  const part = settingsOf({ spec: 'x', env: most }, { nth: 1, of: 5 });
  expect(Object.keys(most).filter((name) => part[name] === most[name])).toEqual([undivided]);
});
