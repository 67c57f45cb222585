import { expect, it } from '@jest/globals';
import { RefreshLimit } from './refresh-limit.ts';

it('the people of a project have ten calendars fetched within a minute, and those of another one too', () => {
  let now = new Date('2026-11-28T10:00:00Z');
  const limit = new RefreshLimit({ now: () => now });
  const count = (project: string) => () => limit.count(project);
  for (let nth = 1; nth <= 10; nth += 1) limit.count('a');
  expect(count('a')).toThrow('Request rate limit reached');
  expect(count('b')).not.toThrow();
  now = new Date('2026-11-28T10:00:59Z');
  expect(count('a')).toThrow('Request rate limit reached');
  now = new Date('2026-11-28T10:01:00Z');
  expect(count('a')).not.toThrow();
});
