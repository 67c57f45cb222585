import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from './memberships.ts';

export const administrativeAct = z.strictObject({
  id: z.uuid(),
  acted_at: z.iso.datetime(),
  /** Null: it followed from something else, such as a deleted account. */
  actor_id: z.uuid().nullable(),
  act: z.string(),
  organization_id: z.uuid().nullable(),
  subject_id: z.uuid().nullable(),
  details: z.record(z.string(), z.unknown()),
});

export const listAdministrativeActs = operation({
  name: 'projects.list-administrative-acts',
  summary: 'What was done with the rights of administrators, newest first.',
  door: { kind: 'procedure', procedure: 'list_administrative_acts' },
  policy: atLeast(account, 'admin'),
  repeat: 'safe',
  input: z.strictObject({
    /** Id of the last one of the page before. */
    before: z.uuid().optional(),
    limit: z.int().min(1).max(100).default(50),
    organization_id: z.uuid().optional(),
  }),
  output: z.strictObject({
    acts: z.array(administrativeAct),
    /**
     * The current names of the people, invited addresses, projects and organizations that the acts name by id. Deleted ones
     * have none: the log itself contains no names.
     */
    names: z.record(z.uuid(), z.string()),
    /** Which of the named people were removed from Crico. */
    removed: z.array(z.uuid()),
  }),
  errors: [],
});
