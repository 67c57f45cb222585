import { describe, expect, it } from '@jest/globals';
import { absentIn, presentIn } from './present-people.ts';

const now = Date.parse('2026-11-01T10:00:00.000Z');
const stored = (...windows: object[]): Record<string, string> =>
  Object.fromEntries(
    windows.map((one, index) => [
      String(index),
      JSON.stringify({ userId: 'ana', at: null, isAway: false, busyUntil: null, until: now + 1, ...one }),
    ]),
  );
const states = (...windows: object[]) =>
  presentIn(stored(...windows), now).map(({ user_id, state }) => [user_id, state]);

describe("a person's presence state", () => {
  it('is online with one window in front, away with none, and busy as long as was chosen', () => {
    expect(states({})).toEqual([['ana', 'online']]);
    expect(states({ isAway: true }, {})).toEqual([['ana', 'online']]);
    expect(states({ isAway: true }, { isAway: true })).toEqual([['ana', 'away']]);
    expect(states({ busyUntil: now + 1 }, { isAway: true })).toEqual([['ana', 'busy']]);
    expect(states({ busyUntil: now })).toEqual([['ana', 'online']]);
    expect(presentIn(stored({ busyUntil: now + 60_000 }), now)[0]?.busy_until).toBe('2026-11-01T10:01:00.000Z');
  });

  it('ends with the windows that are not renewed', () => {
    expect(states({ until: now - 1 }, { userId: 'beto', until: now })).toEqual([['beto', 'online']]);
  });

  it('is remembered of those who have left, the last first', () => {
    const seen = ['beto', String(now - 1_000), 'ana', String(now - 2_000), 'carla', String(now - 3_000)];
    expect(absentIn(seen, presentIn(stored({}), now))).toEqual([
      { user_id: 'beto', at: '2026-11-01T09:59:59.000Z' },
      { user_id: 'carla', at: '2026-11-01T09:59:57.000Z' },
    ]);
  });
});
