import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';

/** Answers in pages. After a failure to create the next card, its series is left out for some minutes. */
export const listDueRepeats = operation({
  name: 'projects.list-due-repeats',
  summary: 'Cards whose next card is due, by their day where the people of the series live or because they are done.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the schedules'),
  repeat: 'idempotent',
  input: z.strictObject({
    /** The `next` of the previous page. */
    after: z.uuid().nullable(),
  }),
  output: z.strictObject({
    cards: z.array(z.strictObject({ project_id: z.uuid(), card_id: z.uuid() })),
    /** The start of the next page; null: there is none. */
    next: z.uuid().nullable(),
  }),
  errors: [],
});
