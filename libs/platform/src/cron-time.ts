import { CronExpressionParser } from 'cron-parser';

/** A time that comes again: cron text with five fields, and the zone in which it is read. */
export interface CronTime {
  readonly cron: string;
  readonly time_zone: string;
}

/** When a time comes next after a moment; null: never, or it is not understood. */
export const nextCronTime = ({ cron, time_zone: tz }: CronTime, after: Date): Date | null => {
  try {
    return CronExpressionParser.parse(cron, { currentDate: after, tz }).next().toDate();
  } catch {
    return null;
  }
};
