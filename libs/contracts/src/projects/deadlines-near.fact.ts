import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { cardNotice } from './card-notice.ts';

export const deadlinesNear = fact({
  name: 'projects.deadlines.near',
  version: 1,
  summary:
    "Cards that a person has to do are due soon: told once for each deadline, on a morning of the person's own zone.",
  payload: cardNotice.omit({ by: true }).extend({
    dueOn: z.iso.date(),
    /** Days counted from that morning; negative if the notice could not be sent in time. */
    daysLeft: z.int(),
    /** Whether the project lets its people be reminded by e-mail. */
    byEmail: z.boolean(),
  }),
});
