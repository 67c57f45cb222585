import { ClientError } from '@nivel/client/client-error';
import { currentLocale } from '../../../shell/language/locale.ts';
import type { LearningMessages } from './messages/es-mx.ts';

/** Why something failed, in words; a device without network is distinguished from a server that is down. */
export const reasonText = (text: LearningMessages, error: unknown): string => {
  const code = error instanceof ClientError ? error.code : '';
  return text.reasons[code] ?? text.unknownReason;
};

/** A figure for people, in the language of the page. */
export const formatNumber = (value: number, digits = 0): string =>
  value.toLocaleString(currentLocale(), { maximumFractionDigits: digits });

/** The shown gain of a skill: rounded, but never to a zero that would look like no gain. */
export const formatGain = (gain: number): string => formatNumber(gain, gain < 1 ? 2 : 0);

/** A day of the calendar, such as 2026-11-21, for people. It has no time zone, so it is read and written in UTC. */
export const formatDay = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(currentLocale(), { ...options, timeZone: 'UTC' });
