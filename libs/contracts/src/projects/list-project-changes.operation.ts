import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';
import { projectDelta } from './project-delta.ts';

/** A client that is further behind than this reads the board again. */
export const MOST_CHANGES_BEHIND = 1_000;

export const listProjectChanges = operation({
  name: 'projects.list-project-changes',
  summary: 'What changed in a project after a sequence number, in order.',
  door: { kind: 'procedure', procedure: 'list_project_changes' },
  policy: atLeast(project, 'reader', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid(), after: z.int().min(0) }),
  output: z.strictObject({
    /**
     * As many as one message holds: the caller requests the next ones after the last one. Null: too much has changed, the board
     * must be read again.
     */
    deltas: z.array(projectDelta).nullable(),
    /** The last one of the project. */
    sequence: z.int(),
  }),
  errors: [],
});
