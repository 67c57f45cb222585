import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { shortText } from '../kernel/short-text.ts';
import { account } from './memberships.ts';

export const listOrganizations = operation({
  name: 'projects.list-organizations',
  summary: 'All organizations by name, with how many seats are taken; those in the trash among them.',
  door: { kind: 'procedure', procedure: 'list_organizations' },
  policy: atLeast(account, 'admin'),
  repeat: 'safe',
  input: z.strictObject({
    /** A part of the name; empty: all. */
    search: shortText('Search', { most: 100 }).default(''),
    /** The `next` of the previous page. */
    after: z.string().max(1_000).optional(),
    limit: z.int().min(1).max(100).default(50),
  }),
  output: z.strictObject({
    organizations: z.array(
      z.strictObject({
        organization_id: z.uuid(),
        name: z.string(),
        slug: z.string(),
        /** Names of its owners. */
        owners: z.array(z.string()),
        /** Seats that are taken. */
        members: z.int(),
        /** Most members; null: no limit. */
        seats: z.int().nullable(),
        is_deleted: z.boolean(),
      }),
    ),
    /** The start of the next page; null: there is none. */
    next: z.string().nullable(),
  }),
  errors: [],
});
