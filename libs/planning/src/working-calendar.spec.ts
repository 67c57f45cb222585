import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countsOf } from './plan-model.fixture.ts';
import { aWeek, base, numRuns } from './plans.fixture.ts';
import { WorkingCalendar } from './working-calendar.ts';

describe('a calendar', () => {
  it('counts working days like a count one by one, and finds the day of each count', () => {
    fc.assert(
      fc.property(aWeek, fc.integer({ min: base - 60, max: base + 260 }), (week, day) => {
        const calendar = new WorkingCalendar(week);
        const counts = countsOf(week);
        expect(calendar.isWorking(day)).toBe(counts.works(day));
        expect(calendar.workingDaysBefore(day) - calendar.workingDaysBefore(base)).toBe(
          counts.before(day) - counts.before(base),
        );
        const found = calendar.workingDayAt(calendar.workingDaysBefore(day));
        expect([counts.works(found), found >= day, counts.before(found)]).toEqual([true, true, counts.before(day)]);
      }),
      { numRuns },
    );
  });

  it('needs a day on which something is done', () => {
    expect(() => new WorkingCalendar({ weekdays: [] })).toThrow(RangeError);
  });
});
