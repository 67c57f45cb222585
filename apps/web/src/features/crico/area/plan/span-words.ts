import { isoOf } from '@nivel/planning/calendar-day';
import type { PlanSpan } from '@nivel/planning/plan';
import { formatDay, formatDays } from '../../../../shell/days/days.ts';

/** A span as people say it. */
export const spanInWords = ({ start, finish }: PlanSpan): string =>
  start === finish ? formatDay(isoOf(start)) : formatDays(isoOf(start), isoOf(finish));
