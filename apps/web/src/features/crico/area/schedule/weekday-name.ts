import { formatDay } from '../../../../shell/days/days.ts';

/** The days of a week, from Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** A weekday by name, from 1 for Monday to 7 for Sunday. The first of 2024 was a Monday. */
export const weekdayName = (weekday: number): string => formatDay(`2024-01-0${weekday}`, { weekday: 'long' });
