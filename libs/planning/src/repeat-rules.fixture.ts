import fc from 'fast-check';
import { MOST_EVERY, MOST_OCCURRENCES, type RepeatDays, type RepeatEnd, type RepeatRule } from './repeat-rule.ts';

const weekday = fc.integer({ min: 1, max: 7 });
const monthDay = fc.oneof(fc.constant(-1), fc.integer({ min: 1, max: 31 }));

const days: fc.Arbitrary<RepeatDays> = fc.oneof(
  fc.constant({ unit: 'day' as const }),
  fc
    .uniqueArray(weekday, { minLength: 1 })
    .map((weekdays) => ({ unit: 'week' as const, weekdays: weekdays.sort((one, other) => one - other) })),
  monthDay.map((day) => ({ unit: 'month' as const, monthDay: day })),
  fc
    .tuple(fc.constantFrom(1, 2, 3, 4, -1), weekday)
    .map(([place, day]) => ({ unit: 'month' as const, place, weekday: day })),
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), monthDay)
    .map(([month, day]) => ({ unit: 'year' as const, month, monthDay: day })),
);

/** Days from 2024 to 2028, as text. */
export const someDays: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 1_826 })
  .map((past) => new Date(Date.UTC(2024, 0, 1 + past)).toISOString().slice(0, 10));

const end: fc.Arbitrary<RepeatEnd> = fc.oneof(
  fc.constant({ kind: 'never' as const }),
  fc.integer({ min: 1, max: MOST_OCCURRENCES }).map((count) => ({ kind: 'after' as const, count })),
  someDays.map((day) => ({ kind: 'on' as const, day })),
);

const every = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: MOST_EVERY }));

/** Any rule by which cards repeat. */
export const repeatRules: fc.Arbitrary<RepeatRule> = fc.record({ every, days, end });
