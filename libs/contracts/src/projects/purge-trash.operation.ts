import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';

/** In small parts: the caller repeats while there is more. */
export const purgeTrash = operation({
  name: 'projects.purge-trash',
  summary:
    'Blanks what people wrote in projects, cards, lists, comments and organizations that were in the trash for too long, lets their files go, deletes baselines that were there as long, and removes copies and imports that were never finished.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the schedules'),
  repeat: 'idempotent',
  input: z.strictObject({}),
  output: z.strictObject({
    /** Projects. */
    purged: z.int(),
    purged_cards: z.int(),
    purged_comments: z.int(),
    purged_attachments: z.int(),
    purged_baselines: z.int(),
    purged_organizations: z.int(),
    removed_copies: z.int(),
    removed_imports: z.int(),
    has_more: z.boolean(),
  }),
  errors: [],
});
