import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from './memberships.ts';

/** A limit below the number of members removes nobody; it only admits no further ones. */
export const setOrganizationSeats = operation({
  name: 'projects.set-organization-seats',
  summary: 'Says how many members an organization may have; null: as many as it likes.',
  door: { kind: 'procedure', procedure: 'set_organization_seats' },
  policy: atLeast(account, 'admin'),
  repeat: 'idempotent',
  input: z.strictObject({ organization_id: z.uuid(), seats: z.int().min(1).max(1_000_000).nullable() }),
  output: z.strictObject({ seats: z.int().nullable(), taken: z.int() }),
  errors: [],
});
