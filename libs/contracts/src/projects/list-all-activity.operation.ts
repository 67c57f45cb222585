import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { activityEntry, activityWanted } from './activity-shape.ts';
import { commentPerson } from './comment-shape.ts';
import { fieldRow } from './field-shape.ts';
import { account } from './memberships.ts';

const named = z.array(z.strictObject({ id: z.uuid(), name: z.string() }));

/** Like `list-activity`, over all projects whose history the caller may read: not those where they are only readers. */
export const listAllActivity = operation({
  name: 'projects.list-all-activity',
  summary: 'The changes of cards in all projects that the caller is in, by everybody or by one person, newest first.',
  door: { kind: 'procedure', procedure: 'list_all_activity' },
  policy: atLeast(account, 'user'),
  repeat: 'safe',
  input: z.strictObject({
    ...activityWanted,
    /** The `next` of the previous page. */
    before: z.strictObject({ at: z.iso.datetime(), project_id: z.uuid(), sequence: z.int().min(1) }).optional(),
  }),
  output: z.strictObject({
    entries: z.array(activityEntry.extend({ project_id: z.uuid() })),
    /** The projects of the entries, with the names of their values. */
    projects: z.array(
      z.strictObject({
        id: z.uuid(),
        organization_id: z.uuid().nullable(),
        name: z.string(),
        /** Before the number of a card. */
        key: z.string(),
        color: z.string(),
        lists: named,
        labels: named,
        fields: z.array(fieldRow),
        cards: named,
      }),
    ),
    /** The actor, and the people in its values; without people who have left the projects. */
    people: z.array(commentPerson.extend({ is_active: z.boolean() })),
    /** The start of the next page; null: there is none. */
    next: z.strictObject({ at: z.iso.datetime(), project_id: z.uuid(), sequence: z.int() }).nullable(),
  }),
  errors: [],
});
