import type { ProjectCalendar } from '@nivel/contracts/projects/calendar-shape';
import type { Dispatch, SetStateAction } from 'react';
import { dayOf } from '../../../../../shell/days/days.ts';

type Holiday = ProjectCalendar['holidays'][number];

/** A part of the form that changes the holidays of a calendar. */
export interface HolidaysProps {
  readonly calendar: ProjectCalendar;
  readonly onChange: Dispatch<SetStateAction<ProjectCalendar>>;
}

export const MOST_NAME_CHARACTERS = 100;

/** Holidays with others, by day; a day that is there keeps its name. */
export const withHolidays = (known: readonly Holiday[], more: readonly Holiday[]): Holiday[] =>
  [...new Map([...more, ...known].map((holiday) => [holiday.day, holiday])).values()].sort((one, other) =>
    one.day < other.day ? -1 : 1,
  );

export const thisYear = (): number => Number(dayOf(new Date()).slice(0, 4));

/** The years whose holidays can be added at once: the one before a year, and the three after it. */
export const yearsAround = (year: number): readonly number[] => [-1, 0, 1, 2, 3].map((step) => year + step);
