import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { shortText } from '../kernel/short-text.ts';
import { foundPlace } from './found-place.ts';
import { learningErrors, lockedBecause } from './learning.errors.ts';
import { LONGEST_SEARCH } from './search-values.ts';

export const searchCurriculum = operation({
  name: 'learning.search-curriculum',
  summary: 'Parts that hold words in Spanish, in any of their forms, best first; of locked parts the title alone.',
  door: { kind: 'procedure', procedure: 'search_curriculum' },
  policy: signedIn("texts of what the learner's plan and progress open, and titles of everything"),
  repeat: 'safe',
  input: z.strictObject({
    /** Words, "words in a row", or -words that must not occur. Accents and capitals make no difference. */
    search: shortText('A search', { most: LONGEST_SEARCH }),
  }),
  output: z.strictObject({
    results: z.array(
      z.strictObject({
        part_id: z.uuid(),
        title: z.string(),
        type: z.enum(['video', 'text', 'exercises']),
        module_id: z.uuid(),
        module_title: z.string(),
        level_id: z.string(),
        /** Null: the part opens. */
        locked_because: lockedBecause.nullable(),
        /** At most three excerpts; none where only the title matches, and none of a locked part. */
        places: z.array(foundPlace),
      }),
    ),
  }),
  errors: [learningErrors.curriculum_not_ready],
});
