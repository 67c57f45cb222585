import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';
import { teamTalk } from './team-talk.ts';

/** Directors and leads get the hours before now, members the last whole week without names, and others nothing. */
export const readTeamTalk = operation({
  name: 'projects.read-team-talk',
  summary: 'Comments and chat of a team in a period, for an estimate of its mood.',
  door: { kind: 'inside' },
  policy: atLeast(project, 'reader', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid(), hours: z.int().min(1).max(720) }),
  output: teamTalk,
  errors: [],
});
