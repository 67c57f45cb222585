import { describe, expect, it } from '@jest/globals';
import { rebasedCalendar } from './calendar-draft.ts';

const day = (text: string, name = text) => ({ day: `2026-${text}`, name });
const week = [1, 2, 3, 4, 5];

describe('a calendar that is written while others save it', () => {
  it('keeps what was added, renamed and taken out, and takes all else as it was saved', () => {
    const base = { weekdays: week, holidays: [day('01-01'), day('05-01'), day('09-16')] };
    const draft = { weekdays: week, holidays: [day('01-01', 'Año Nuevo'), day('09-16'), day('12-12')] };
    const stored = { weekdays: [1, 2, 3, 4], holidays: [day('01-01'), day('05-01'), day('11-02')] };
    expect(rebasedCalendar(draft, base, stored)).toEqual({
      weekdays: [1, 2, 3, 4],
      holidays: [day('01-01', 'Año Nuevo'), day('11-02'), day('12-12')],
    });
  });

  it('keeps the weekdays that were chosen', () => {
    const base = { weekdays: week, holidays: [] };
    const chosen = { weekdays: [6], holidays: [] };
    expect(rebasedCalendar(chosen, base, { weekdays: [1], holidays: [] }).weekdays).toEqual([6]);
  });
});
