import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { day } from '../../kernel/day.ts';
import { project } from '../memberships.ts';
import { baselineErrors, namedBaseline } from './baseline.ts';

export const readBaseline = operation({
  name: 'projects.read-baseline',
  summary: 'The dates that a baseline holds, in pages.',
  door: { kind: 'procedure', procedure: 'read_baseline' },
  policy: atLeast(project, 'reader', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({
    ...namedBaseline,
    /** The `next` of the previous page. */
    after: z.uuid().nullable().default(null),
  }),
  output: z.strictObject({
    /** Card, start and due, by the ids of the cards; also of cards that are gone. */
    dates: z.array(z.tuple([z.uuid(), day.nullable(), day.nullable()])),
    /** The start of the next page; null: there is none. */
    next: z.uuid().nullable(),
  }),
  errors: [baselineErrors.baseline_not_found],
});
