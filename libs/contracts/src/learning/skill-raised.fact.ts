import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';

export const skillRaised = fact({
  name: 'learning.skill.raised',
  version: 1,
  summary: 'Completing a part raised a skill of a learner.',
  audience: toUser('userId'),
  payload: z.strictObject({
    userId: z.uuid(),
    skill: z.string(),
    /** What the skill really rose by, with two decimals: points of the part divided by 10, less where it ends at 100. */
    gain: z.number(),
    /** The skill now, 0 to 100 with two decimals. */
    value: z.number(),
    /** The learner did not have this skill before. */
    isNew: z.boolean(),
  }),
});
