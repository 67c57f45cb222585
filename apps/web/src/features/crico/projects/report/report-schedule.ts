import type { TaskTime } from '@nivel/contracts/kernel/task-time';
import { isTimeZone } from '@nivel/contracts/kernel/time-zone';

/** `own`: times that this form cannot express; they do not change. */
export type Frequency = 'weekly' | 'monthly' | 'own';

/** The times of an e-mail report in the form. */
export interface ScheduleDraft {
  readonly frequency: Frequency;
  /** From Sunday, 0, to Saturday, 6. */
  readonly weekday: number;
  /** The day of the month, from 1 to 28: a day that every month has. */
  readonly day: number;
  /** `HH:MM`, or empty. */
  readonly clock: string;
  readonly zone: string;
  /** The times of `own`. */
  readonly cron: string;
}

export const LAST_DAY = 28;
const WEEKLY = /^(\d{1,2}) (\d{1,2}) \* \* ([0-6])$/;
const MONTHLY = /^(\d{1,2}) (\d{1,2}) (\d{1,2}) \* \*$/;

/** On Monday morning, and on the first of a month. */
const usual = { frequency: 'weekly', weekday: 1, day: 1, clock: '09:00', cron: '' } as const;

const clockOf = (hour = '', minute = ''): string => `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;

/**
 * A schedule in the form.
 * @param time null: there is none yet
 * @param zone of this device
 */
export const scheduleDraftOf = (time: TaskTime | null, zone: string): ScheduleDraft => {
  if (time === null) return { ...usual, zone };
  const shared = { ...usual, zone: time.time_zone, cron: time.cron };
  const [, minute, hour, weekday] = WEEKLY.exec(time.cron) ?? [];
  if (weekday !== undefined) return { ...shared, weekday: Number(weekday), clock: clockOf(hour, minute) };
  const [, atMinute, atHour, day] = MONTHLY.exec(time.cron) ?? [];
  if (day !== undefined && Number(day) <= LAST_DAY)
    return { ...shared, frequency: 'monthly', day: Number(day), clock: clockOf(atHour, atMinute) };
  return { ...shared, frequency: 'own' };
};

/** The times that were chosen; undefined: something is missing or wrong. */
export const timeOf = ({ frequency, weekday, day, clock, zone, cron }: ScheduleDraft): TaskTime | undefined => {
  if (!isTimeZone(zone)) return undefined;
  if (frequency === 'own') return { cron, time_zone: zone };
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(clock) ?? [];
  if (hour === undefined) return undefined;
  const days = frequency === 'weekly' ? `* * ${weekday}` : `${day} * *`;
  return { cron: `${Number(minute)} ${Number(hour)} ${days}`, time_zone: zone };
};
