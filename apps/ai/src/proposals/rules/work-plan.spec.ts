import { describe, expect, it } from '@jest/globals';
import { firstDayOf, lastDayOf, workDaysIn } from './work-days.ts';
import { criticalIn, planned, type PlannedWork } from './work-plan.ts';

/** A Wednesday. */
const TODAY = '2026-11-25';
const work = (days: number, more: Partial<PlannedWork> = {}): PlannedWork => ({
  ...{ days, after: [], start_on: null, due_on: null },
  ...more,
});

it('work takes working days, and leaves weekends out', () => {
  expect(lastDayOf(TODAY, 4)).toBe('2026-11-30');
  expect(lastDayOf('2026-11-28', 1)).toBe('2026-11-30');
  expect(firstDayOf('2026-11-30', 4)).toBe(TODAY);
  expect(workDaysIn(TODAY, '2026-11-30')).toBe(4);
  expect(workDaysIn('2026-11-30', TODAY)).toBe(0);
});

describe('a plan', () => {
  it('starts today, continues behind what comes before, and ends on a stated day', () => {
    expect(planned([work(3), work(1, { after: [0] }), work(2, { due_on: '2026-12-04' })], TODAY)).toEqual([
      { start_on: TODAY, due_on: '2026-11-27' },
      { start_on: '2026-11-30', due_on: '2026-11-30' },
      { start_on: '2026-12-03', due_on: '2026-12-04' },
    ]);
  });

  it('never reverses days, however late something is', () => {
    expect(planned([work(9, { due_on: TODAY }), work(5, { after: [0], due_on: TODAY })], TODAY)).toEqual([
      { start_on: TODAY, due_on: TODAY },
      { start_on: TODAY, due_on: TODAY },
    ]);
  });

  it('has a critical path: what cannot take longer without the end moving', () => {
    expect([...criticalIn([work(3), work(2, { after: [0] }), work(4)])]).toEqual([0, 1]);
    expect([...criticalIn([])]).toEqual([]);
  });
});
