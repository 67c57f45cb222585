import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bookkeeper, day } from './book.ts';
import { contractLimits } from './contract-values.ts';
import { paymentRow } from './payment-shape.ts';

const DAY_MS = 86_400_000;

export const getUpcomingPaymentsCalendar = operation({
  name: 'finance.get-upcoming-payments-calendar',
  summary: 'The payments that are due from one day to another, cancelled ones left out.',
  door: { kind: 'procedure', procedure: 'get_upcoming_payments_calendar' },
  policy: bookkeeper,
  repeat: 'safe',
  input: z
    .strictObject({ start_date_param: day, end_date_param: day })
    .refine(({ start_date_param: from, end_date_param: to }) => to >= from, 'The end is not before the start')
    .refine(
      ({ start_date_param: from, end_date_param: to }) =>
        Date.parse(to) - Date.parse(from) < contractLimits.calendarDays * DAY_MS,
      `At most ${contractLimits.calendarDays} days`,
    ),
  output: z.strictObject({
    data: z.array(paymentRow),
    /** The day it is where the book is kept. */
    today: z.string(),
  }),
  errors: [],
});
