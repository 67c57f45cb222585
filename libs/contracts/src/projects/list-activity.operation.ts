import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { activityEntry, activityWanted } from './activity-shape.ts';
import { project } from './memberships.ts';

/** For a command that touched many cards, the first few are named; long texts are shortened. */
export const listActivity = operation({
  name: 'projects.list-activity',
  summary: "The changes of a project's cards, by everybody or by one person, newest first.",
  door: { kind: 'procedure', procedure: 'list_activity' },
  policy: atLeast(project, 'guest', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({
    project_id: z.uuid(),
    ...activityWanted,
    /** The `next` of the previous page. */
    before: z.int().min(1).optional(),
  }),
  output: z.strictObject({
    entries: z.array(activityEntry),
    /** The start of the next page; null: there is none. */
    next: z.int().nullable(),
  }),
  errors: [],
});
