import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';

/** A count for the last 7 days, and for the 7 days before. */
const compared = z.strictObject({ current: z.int(), before: z.int() });

/** Only data that the caller may read are counted: guests see no number that the team's own talk is in. */
export const readTeamView = operation({
  name: 'projects.read-team-view',
  summary: 'What a team has done in the last 7 days and in the 7 days before, and where it meets.',
  door: { kind: 'procedure', procedure: 'read_team_view' },
  policy: atLeast(project, 'guest', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid() }),
  output: z.strictObject({
    /** People who changed something or wrote something. */
    people: compared,
    /** Cards that came into a list that is done. */
    done: compared,
    /** Comments, and messages of the chat. */
    said: compared,
    /** Null: its place is unknown. */
    meeting_url: z.string().nullable(),
  }),
  errors: [],
});
