import { expect, it } from '@jest/globals';
import { usualCalendar } from '@nivel/planning/working-calendar';
import { differenceFrom } from './days-from-baseline.ts';

const dates = (start_on: string | null, due_on: string | null) => ({ start_on, due_on });

it.each([
  [dates('2026-11-25', '2026-11-27'), dates('2026-11-25', '2026-11-27'), 0],
  [dates('2026-11-25', '2026-11-27'), dates('2026-11-25', '2026-11-30'), 1],
  [dates('2026-11-25', '2026-11-27'), dates('2026-11-25', '2026-11-29'), 0],
  [dates(null, '2026-12-01'), dates('2026-11-27', null), -2],
  [dates(null, null), dates('2026-11-27', null), null],
  [undefined, dates('2026-11-27', null), null],
  [dates('2026-11-27', null), dates(null, null), null],
])('from %j to %j are %j working days', (was, now, days) => {
  expect(differenceFrom(was, now, usualCalendar)).toBe(days);
});
