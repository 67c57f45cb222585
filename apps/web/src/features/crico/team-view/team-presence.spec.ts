import { expect, it } from '@jest/globals';
import type { Present } from '@nivel/client/live';
import type { Assignable } from '../area/people/assignable.ts';
import { activeAmong, presenceOf } from './team-presence.ts';

const person = (id: string, roles: readonly string[] = ['member'], isActive = true): Assignable => ({
  ...{ id, name: id, email: `${id}@example.com`, roles, isActive },
});
const here = (user_id: string, state: Present['state'] = 'online'): Present => ({
  ...{ user_id, state, at: [], busy_until: state === 'busy' ? '2026-11-01T10:00:00.000Z' : null },
});

it('the team is sorted by presence, then by name; readers and former members are not part of it', () => {
  const people = [
    ...['dora', 'carla', 'beto', 'ana'].map((id) => person(id)),
    ...[person('lector', ['reader']), person('nadie', [], false)],
  ];
  const seen = [{ user_id: 'dora', at: '2026-11-01T09:00:00.000Z' }];
  const team = presenceOf(people, [here('carla', 'away'), here('beto', 'busy'), here('lector')], seen);
  expect(team.map(({ person: { id }, state, lastSeen }) => [id, state, lastSeen])).toEqual([
    ['beto', 'busy', null],
    ['carla', 'away', null],
    ['ana', 'offline', null],
    ['dora', 'offline', '2026-11-01T09:00:00.000Z'],
  ]);
  expect(team[0]?.busyUntil).toBe('2026-11-01T10:00:00.000Z');
  expect(activeAmong(team)).toBe(1);
});
