import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { learningErrors } from './learning.errors.ts';
import { note } from './note.ts';

export const bookmarkPart = operation({
  name: 'learning.bookmark-part',
  summary: 'Bookmarks a part that the caller has opened, or takes the bookmark away.',
  door: { kind: 'procedure', procedure: 'bookmark_part' },
  policy: signedIn("the caller's own bookmarks of parts that they have opened"),
  repeat: 'idempotent',
  input: z.strictObject({ part_id: z.uuid(), is_bookmarked: z.boolean() }),
  output: note,
  errors: [learningErrors.curriculum_not_ready, learningErrors.part_not_found, learningErrors.part_not_opened],
});
