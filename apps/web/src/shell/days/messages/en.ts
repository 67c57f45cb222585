import type { DayMessages } from './es-mx.ts';

export const messages: DayMessages = {
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  clear: 'Clear',
  open: (label) => `${label}: open the calendar`,
  calendar: 'Calendar',
  unknown: 'That is no date. Write, for example, Nov 24, tomorrow or 3d.',
  outside: 'That date cannot be chosen here.',
};
