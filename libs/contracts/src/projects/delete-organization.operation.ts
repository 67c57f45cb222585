import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { organization } from './memberships.ts';

export const deleteOrganization = operation({
  name: 'projects.delete-organization',
  summary: 'Puts an organization into the trash, and its projects with it.',
  door: { kind: 'function', function: 'organizations', method: 'DELETE', query: ['id'] },
  policy: atLeast(organization, 'owner', 'id'),
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ success: z.literal(true), deleted_at: z.iso.datetime() }),
  errors: [],
});
