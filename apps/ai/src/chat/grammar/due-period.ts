import { calendarDay, calendarDayOf, isoOf, mondayOf } from '@nivel/planning/calendar-day';
import { statedDays } from '../../proposals/rules/stated-days.ts';
import type { CardQuestion, ReadingContext } from './reading.ts';
import type { Spoken } from './spoken.ts';

type Period = NonNullable<CardQuestion['due']>;

/** Days that are looked ahead where nobody says how many. */
const USUAL_DAYS = 7;
const MOST_DAYS = 365;

const span = (today: string, first: number, last: number): Period => {
  const day = calendarDay(today);
  return { from: isoOf(day + first), to: isoOf(day + last) };
};

const week = (today: string, weeks: number): Period => {
  const monday = mondayOf(calendarDay(today)) + weeks * 7;
  return { from: weeks === 0 ? today : isoOf(monday), to: isoOf(monday + 6) };
};

const month = (today: string, months: number): Period => {
  const [year = 0, number = 1] = today.split('-').map(Number);
  const firstOf = (more: number) =>
    calendarDayOf(year + Math.floor((number - 1 + more) / 12), ((number - 1 + more) % 12) + 1, 1);
  return { from: months === 0 ? today : isoOf(firstOf(months)), to: isoOf(firstOf(months + 1) - 1) };
};

const periods: readonly (readonly [RegExp, (today: string, count: number) => Period])[] = [
  [/\b(?:pasado manana|day after tomorrow)\b/, (today) => span(today, 2, 2)],
  [/\b(?:hoy|today|tonight)\b/, (today) => span(today, 0, 0)],
  [/\b(?:manana|tomorrow)\b/, (today) => span(today, 1, 1)],
  [/\b(?:esta semana|this week)\b/, (today) => week(today, 0)],
  [/\b(?:(?:la )?proxima semana|semana que viene|siguiente semana|next week)\b/, (today) => week(today, 1)],
  [/\b(?:este mes|this month)\b/, (today) => month(today, 0)],
  [/\b(?:(?:el )?proximo mes|mes que viene|next month)\b/, (today) => month(today, 1)],
  [
    /\b(?:proximos|siguientes|next|within|in|en)\s+(?:los\s+|the\s+)?(?:proximos\s+|next\s+)?(\d{1,3})\s+(?:dias|days)\b/,
    (today, count) => span(today, 0, Math.min(count, MOST_DAYS)),
  ],
];
const UNTIL = /\b(?:antes|hasta|by|before|until)\b/;

/** The days that a question for due cards is about; null: it says none. */
export const statedPeriod = (message: Spoken, { language, today }: ReadingContext): Period | null => {
  for (const [pattern, periodOf] of periods) {
    const match = pattern.exec(message.plain);
    if (match) return periodOf(today, Number(match[1] ?? 0));
  }
  const [day] = statedDays(message.text, language, today);
  const due = day?.due_on ?? day?.start_on ?? null;
  if (due === null) return null;
  return { from: UNTIL.test(message.plain) && due > today ? today : due, to: due };
};

export const usualPeriod = (today: string): Period => span(today, 0, USUAL_DAYS);
