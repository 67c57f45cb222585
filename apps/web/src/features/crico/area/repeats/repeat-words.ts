import { repeatRuleFrom, type RepeatDays, type RepeatEnd, type RepeatRule } from '@nivel/planning/repeat-rule';
import { formatDay } from '../../../../shell/days/days.ts';
import { weekdayName } from '../schedule/weekday-name.ts';
import type { RepeatMessages } from './messages/es-mx.ts';

/** A month from 1, by name. */
export const monthName = (month: number): string =>
  formatDay(`2024-${String(month).padStart(2, '0')}-01`, { month: 'long' });

const daysInWords = (days: RepeatDays, text: RepeatMessages): string => {
  if (days.unit === 'day') return '';
  if (days.unit === 'week') return text.onWeekdays(days.weekdays);
  if (days.unit === 'year') return text.onYearDay(days.monthDay, monthName(days.month));
  return 'weekday' in days ? text.onPlace(days.place, weekdayName(days.weekday)) : text.onMonthDay(days.monthDay);
};

const endInWords = (end: RepeatEnd, text: RepeatMessages): string => {
  if (end.kind === 'never') return '';
  if (end.kind === 'after') return text.endsAfter(end.count);
  return text.endsOn(formatDay(end.day, { day: 'numeric', month: 'short', year: 'numeric' }));
};

/** A rule as a sentence: `Cada 2 semanas, los lunes y miércoles, hasta completar 10 tarjetas.` */
export const ruleInWords = ({ every, days, end }: RepeatRule, text: RepeatMessages): string =>
  `${text.every(every, days.unit)}${daysInWords(days, text)}${endInWords(end, text)}.`;

/** The rule of a card in words; its raw text where this version does not support it. */
export const repeatInWords = (written: string, text: RepeatMessages): string => {
  const rule = repeatRuleFrom(written);
  return typeof rule === 'string' ? written : ruleInWords(rule, text);
};
