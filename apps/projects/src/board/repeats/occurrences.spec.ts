import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { textOfRepeat, type RepeatRule } from '@nivel/planning/repeat-rule';
import { repeatRules, someDays } from '@nivel/planning/repeat-rules.fixture';
import { occurrenceAfter, occurrenceUpTo } from './occurrences.ts';
import { handedOn } from './repeat-rules.ts';

/** The long form is `REPEAT_RULES=2000 REPEAT_DAYS=50 npm test -- occurrences`. */
const RULES = Number(process.env['REPEAT_RULES'] ?? 60);
const DAYS = Number(process.env['REPEAT_DAYS'] ?? 10);

/** The library's days of a rule, counted from its first one. */
const expanded = (rule: RepeatRule, since: string): string[] => {
  const rruleString = `DTSTART:${since.replaceAll('-', '')}T000000Z\nRRULE:${textOfRepeat(rule)}`;
  try {
    return new RRuleTemporal({ rruleString, maxIterations: 4_000 })
      .all((_, index) => index < DAYS)
      .map((day) => day.toPlainDate().toString())
      .filter((day) => day.length === 10);
  } catch {
    return [];
  }
};

/** The days of a series as its cards are made, one after the other. */
const walked = (rule: RepeatRule, first: string, since: string): string[] => {
  const days = [first];
  let repeats = handedOn({ by: '', nth: 0, rule: textOfRepeat(rule), when: 'day', since, next_on: first }, first);
  while (repeats !== null && days.length < DAYS) {
    const day = repeats.next_on;
    days.push(day);
    repeats = handedOn(repeats, day);
  }
  return days;
};

it(`cards of ${RULES} random rules come on the days into which the library expands them`, () => {
  fc.assert(
    fc.property(repeatRules, someDays, (rule, since) => {
      const days = expanded(rule, since);
      const [first] = days;
      if (first !== undefined) expect(walked(rule, first, since)).toEqual(days);
    }),
    { numRuns: RULES },
  );
});

it('the last day up to another is the one before the next', () => {
  fc.assert(
    fc.property(repeatRules, someDays, someDays, (rule, since, day) => {
      const series = { rule: textOfRepeat(rule), since };
      const last = occurrenceUpTo(series, day);
      if (last === null) return;
      expect(last <= day).toBe(true);
      const next = occurrenceAfter(series, last);
      expect(next === null || next > day).toBe(true);
    }),
    { numRuns: RULES },
  );
});

it.each([
  ['FREQ=DAILY;INTERVAL=3', '0001-01-01', '2026-11-28', '2026-12-01'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE', '2000-01-01', '2026-11-28', '2026-12-07'],
  ['FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=31', '2000-01-31', '2026-11-28', '2026-12-31'],
  ['FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=-1', '2026-01-31', '2027-02-01', '2027-02-28'],
  ['FREQ=MONTHLY;INTERVAL=1;BYDAY=-1FR', '1000-01-31', '2026-11-28', '2026-12-25'],
  ['FREQ=YEARLY;INTERVAL=1;BYMONTH=2;BYMONTHDAY=29', '2000-02-29', '2026-11-28', '2028-02-29'],
  ['FREQ=DAILY;INTERVAL=1;UNTIL=20261201', '2026-02-28', '2026-11-30', '2026-12-01'],
  ['FREQ=DAILY;INTERVAL=1;UNTIL=20261201', '2026-02-28', '2026-12-01', null],
  ['FREQ=YEARLY;INTERVAL=1;BYMONTH=2;BYMONTHDAY=30', '2026-02-28', '2026-11-28', null],
  ['FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31', '2026-02-28', '2026-11-28', null],
  ['FREQ=DAILY;INTERVAL=1', '9999-12-30', '9999-12-31', null],
])('%s from %s on: after %s comes %s', (rule, since, day, next) =>
  expect(occurrenceAfter({ rule, since }, day)).toBe(next),
);
