import { describe, expect, it } from '@jest/globals';
import { followedHolidays, type Holiday } from './followed-holidays.ts';

const day = (text: string, name = text): Holiday => ({ day: `2026-${text}`, name });
const since = '2026-01-01';
const follow = (now: Holiday[], before: Holiday[], fetched: Holiday[], isByHand = false) =>
  followedHolidays({ now, before, fetched, since, isByHand });

describe('the holidays of a project that follow a calendar', () => {
  it('come, and those that the project has by itself keep their names and stay', () => {
    const own = day('05-01', 'Nuestro día');
    const fetched = [day('05-01', 'Trabajo'), day('12-25')];
    const first = follow([own], [], fetched);
    expect(first).toEqual({ holidays: [own, day('12-25')], days: [day('12-25')] });
    expect(follow([...first.holidays], [...first.days], []).holidays).toEqual([own]);
  });

  it('go with the calendar, and take its new names', () => {
    const before = [day('05-01'), day('12-25', 'Navidad')];
    expect(follow(before, before, [day('12-25', 'Christmas')]).holidays).toEqual([day('12-25', 'Christmas')]);
  });

  it('stay out where somebody took them out, until the calendar is fetched by hand', () => {
    const before = [day('05-01'), day('12-25')];
    const now = [day('12-25')];
    const followed = follow(now, before, before);
    expect(followed).toEqual({ holidays: now, days: before });
    expect(follow([...followed.holidays], [...followed.days], before, true).holidays).toEqual(before);
  });

  it('keep a name that somebody gave them, also when the calendar drops the day', () => {
    const before = [day('05-01')];
    const renamed = [day('05-01', 'Puente')];
    expect(follow(renamed, before, before).holidays).toEqual(renamed);
    expect(follow(renamed, before, []).holidays).toEqual(renamed);
  });

  it('stay where they lie before what was read, and belong to the project from then on', () => {
    const past = { day: '2025-12-25', name: 'Navidad' };
    expect(follow([past], [past], [])).toEqual({ holidays: [past], days: [] });
  });
});
