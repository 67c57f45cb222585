import cronstrue from 'cronstrue';
import 'cronstrue/locales/es.js';
import { currentLocale } from '../../../../shell/language/locale.ts';

const HOUR_MS = 3_600_000;

const units = [
  ['hour', HOUR_MS],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** An interval in the largest unit that gives a whole number: «6 horas». */
export const intervalWords = (ms: number): string => {
  const [unit, length] = units.find(([, each]) => ms >= each && ms % each === 0) ?? (['second', 1_000] as const);
  const format = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(currentLocale(), format).format(ms / length);
};

/** How long something took, in seconds. */
export const durationWords = (startedAt: string, endedAt: string): string => {
  const format = { style: 'unit', unit: 'second', unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(currentLocale(), format).format((Date.parse(endedAt) - Date.parse(startedAt)) / 1_000);
};

/** A time as cron text, in words; undefined: it is not understood. */
export const cronWords = (cron: string): string | undefined => {
  const locale = currentLocale() === 'en' ? 'en' : 'es';
  try {
    return cronstrue.toString(cron, { locale, use24HourTimeFormat: true });
  } catch {
    return undefined;
  }
};

/** A moment by whole hours from now; undefined: it is less than one away. */
export const hoursAway = (moment: string, now: number): string | undefined => {
  const hours = Math.trunc((Date.parse(moment) - now) / HOUR_MS);
  return hours === 0 ? undefined : new Intl.RelativeTimeFormat(currentLocale()).format(hours, 'hour');
};
