import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { organization } from './memberships.ts';

/** Guests see only the projects they are invited to, and receive facts about each of them. */
export const enterOrganizationProjects = operation({
  name: 'projects.enter-organization-projects',
  summary: 'The live room of the projects that all members of an organization see, for its members.',
  door: { kind: 'room', room: 'organization-projects' },
  policy: atLeast(organization, 'member', 'id'),
  repeat: 'safe',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({}),
  errors: [],
});
