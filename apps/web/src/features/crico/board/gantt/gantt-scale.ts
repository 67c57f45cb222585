import { calendarDayOf, isoOf, mondayOf, type CalendarDay } from '@nivel/planning/calendar-day';
import type { PlanSpan } from '@nivel/planning/plan';

export const ganttUnits = ['day', 'week', 'month', 'quarter'] as const;
export type GanttUnit = (typeof ganttUnits)[number];

/** The days that the chart turns at once. */
export const pageDays: Readonly<Record<GanttUnit, number>> = { day: 7, week: 28, month: 90, quarter: 365 };

const LEAST_ZOOM = 0.3;
const MOST_ZOOM = 3;
export const ZOOM_IN = 1.2;
export const ZOOM_OUT = 0.8;
/** The zoom after a step, within its ends. */
export const zoomAfter = (zoom: number, factor: number): number =>
  Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom * factor));

const widths: Readonly<Record<GanttUnit, number>> = { day: 44, week: 18, month: 6, quarter: 2.2 };
/** The width of a day in px. */
export const dayPx = (unit: GanttUnit, zoom: number): number => widths[unit] * zoom;

/** Days that are drawn beside the first and the last bar. */
const PADDING = 7;

/** The drawn days: all bars with room beside them, or the days around today where there are none. */
export const rangeOf = (spans: Iterable<PlanSpan>, today: CalendarDay): PlanSpan => {
  let [start, finish] = [Infinity, -Infinity];
  for (const span of spans) [start, finish] = [Math.min(start, span.start), Math.max(finish, span.finish)];
  return start > finish
    ? { start: today - 30, finish: today + 90 }
    : { start: start - PADDING, finish: finish + PADDING };
};

type PeriodKind = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** The upper and lower labels of a unit of the scale. */
export const tiersOf: Readonly<Record<GanttUnit, readonly [PeriodKind, PeriodKind]>> = {
  day: ['month', 'day'],
  week: ['month', 'week'],
  month: ['year', 'month'],
  quarter: ['year', 'quarter'],
};

const monthsIn = { month: 1, quarter: 3, year: 12 } as const;

/** The first day of a month, counted from the year 0. */
const monthBegin = (month: number): CalendarDay => {
  const year = Math.floor(month / 12);
  return calendarDayOf(year, month - year * 12 + 1, 1);
};

const beginAndNext = (kind: PeriodKind, day: CalendarDay): readonly [CalendarDay, CalendarDay] => {
  if (kind === 'day') return [day, day + 1];
  if (kind === 'week') return [mondayOf(day), mondayOf(day) + 7];
  const [year = 0, month = 1] = isoOf(day).split('-').map(Number);
  const months = monthsIn[kind];
  const begin = year * 12 + Math.floor((month - 1) / months) * months;
  return [monthBegin(begin), monthBegin(begin + months)];
};

/** A part of the scale. */
export interface Period {
  readonly start: CalendarDay;
  /** The first day after it. */
  readonly next: CalendarDay;
}

/** The parts that cover some days, the first and the last whole. */
export const periodsOf = (kind: PeriodKind, { start, finish }: PlanSpan): readonly Period[] => {
  const periods: Period[] = [];
  for (let day = start; day <= finish;) {
    const [begin, next] = beginAndNext(kind, day);
    periods.push({ start: begin, next });
    day = next;
  }
  return periods;
};
