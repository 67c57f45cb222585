import { z } from 'zod';
import { shortText } from '../kernel/short-text.ts';
import { MOST_HOLIDAYS } from './values/board-values.ts';

const holiday = z.strictObject({
  /** A day without a zone. */
  day: z.iso.date(),
  name: shortText('Holiday', { least: 1, most: 100 }),
});

const byDay = (one: { readonly day: string }, other: { readonly day: string }): number =>
  one.day < other.day ? -1 : 1;

/** The days on which a project works. Both lists are in their one order, so that the same calendar reads the same. */
export const projectCalendar = z.strictObject({
  holidays: z
    .array(holiday)
    .max(MOST_HOLIDAYS)
    .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'Each day is named once')
    .transform((days) => days.toSorted(byDay)),
  /** 1 for Monday to 7 for Sunday. */
  weekdays: z
    .array(z.int().min(1).max(7))
    .min(1, 'A calendar has at least one working weekday')
    .max(7)
    .transform((days) => [...new Set(days)].sort((one, other) => one - other)),
});
export type ProjectCalendar = z.output<typeof projectCalendar>;
