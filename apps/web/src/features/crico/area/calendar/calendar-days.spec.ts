import { expect, it } from '@jest/globals';
import { dayBeside, monthWeeks, weekOf } from './calendar-days.ts';

it('the weeks of a month begin on Monday in Spanish', () => {
  const weeks = monthWeeks('2026-12', 'es-MX');
  expect(weeks.map(([first]) => first)).toEqual(['2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28']);
});

it('a week has the seven days around one of them', () => {
  expect([weekOf('2026-12-06', 'es-MX')[0], weekOf('2026-12-06', 'es-MX')[6]]).toEqual(['2026-11-30', '2026-12-06']);
});

it('arrows lead to the next day, and not out of the shown range', () => {
  const days = weekOf('2026-12-02', 'es-MX');
  expect(dayBeside('2026-12-02', 'ArrowLeft', days)).toBe('2026-12-01');
  expect(dayBeside('2026-12-06', 'ArrowRight', days)).toBe('2026-12-06');
  expect(dayBeside('2026-12-02', 'ArrowDown', days)).toBe('2026-12-02');
  expect(dayBeside('2026-12-02', 'Enter', days)).toBe('2026-12-02');
});
