import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { organization } from './memberships.ts';

export const enterOrganization = operation({
  name: 'projects.enter-organization',
  summary: 'The live room of an organization, for its members.',
  door: { kind: 'room', room: 'organization' },
  policy: atLeast(organization, 'guest', 'id'),
  repeat: 'safe',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({}),
  errors: [],
});
