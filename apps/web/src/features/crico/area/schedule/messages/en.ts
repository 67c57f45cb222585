import type { ScheduleMessages } from './es-mx.ts';

export const messages: ScheduleMessages = {
  time: 'Time',
  own: 'One of your own',
  cron: 'Minute, hour, day, month and weekday (cron)',
  cronInvalid: 'Write five parts with spaces between them, such as “0 9 * * 1”.',
  cronTooOften: 'A report goes out once an hour at most: write a single minute, from 0 to 59.',
  zone: 'Time zone',
  zoneInvalid: 'There is no zone of that name.',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  inZone: (words, zone) => `${words} (${zone})`,
  next: (when) => `Next: ${when}`,
  soon: 'Soon',
  noNext: 'Next: no date',
  last: (outcome, when) => `Last: ${outcome.toLocaleLowerCase('en')}, ${when}`,
  recently: 'less than an hour ago',
  never: 'Not done yet',
};
