import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';
import { projectPerson } from './team-shape.ts';

export const listProjectPeople = operation({
  name: 'projects.list-project-people',
  summary: 'Whom cards of a project can be given to, and who has some, or was in its team, without any right here now.',
  door: { kind: 'procedure', procedure: 'list_project_people' },
  policy: atLeast(project, 'reader', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid() }),
  output: z.strictObject({ people: z.array(projectPerson) }),
  errors: [],
});
