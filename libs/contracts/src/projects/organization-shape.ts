import { z } from 'zod';
import { codePointsIn } from '../kernel/short-text.ts';
import { organization } from './memberships.ts';
import { LONGEST_NAME } from './organization-slug.ts';

/** In the words of the product. */
const LONGEST_DESCRIPTION = 500;

const within = (most: number) => (text: string) => codePointsIn(text) <= most;

export const organizationName = z
  .string()
  .max(LONGEST_NAME * 8)
  .trim()
  .min(1, 'Organization name is required')
  .refine((name) => codePointsIn(name) >= 2, 'Organization name must be at least 2 characters')
  .refine(within(LONGEST_NAME), 'Organization name is too long')
  .refine((name) => !/\p{Cc}/u.test(name), 'Organization name must be one line');

export const organizationSlug = z
  .string()
  .max(LONGEST_NAME)
  .trim()
  .min(1, 'Organization slug is required')
  .min(2, 'Organization slug must be at least 2 characters')
  .regex(/^[a-z0-9-]+$/, 'Organization slug can only contain lowercase letters, numbers, and hyphens');

export const organizationDescription = z
  .string()
  .max(LONGEST_DESCRIPTION * 8)
  .trim()
  .refine(within(LONGEST_DESCRIPTION), 'Description must be less than 500 characters');

export const organizationView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  created_by: z.uuid().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** The caller's role. */
  user_role: z.enum(organization.roles),
  member_count: z.int(),
  /** Most members; null: no limit. */
  seats: z.int().nullable(),
});

export const organizationMember = z.strictObject({
  organization_id: z.uuid(),
  user_id: z.uuid(),
  role: z.enum(organization.roles),
  joined_at: z.iso.datetime(),
  /** Whether the member's progress in learning is shown to owners and admins, to the extent of the present consent. */
  shares_progress: z.boolean(),
  user_info: z.strictObject({
    email: z.string(),
    full_name: z.string(),
    avatar_url: z.string().nullable(),
    is_active: z.boolean(),
  }),
});
