import { z } from 'zod';
import { documentText } from '../kernel/document.ts';
import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';
import { CALENDAR_PATH, calendarFeedErrors } from './calendar-feed.ts';

export const openCalendarFeed = operation({
  name: 'projects.open-calendar-feed',
  summary: 'The calendar of a project as iCalendar: its cards by the day on which they are due.',
  door: { kind: 'document', path: CALENDAR_PATH, type: 'text/calendar' },
  policy: anyone('the token is random and secret, and the rights of its creator are read each time'),
  repeat: 'safe',
  input: z.strictObject({ token: z.string().max(200) }),
  output: documentText,
  errors: [calendarFeedErrors.calendar_feed_not_found],
});
