import { z } from 'zod';

/** What completing a part did to the learner's skill. */
export const raisedSkill = z.strictObject({
  name: z.string(),
  /**
   * What it really rose by, with two decimals: points of the part divided by 10, less where it ends at 100, 0 where it was
   * there.
   */
  gain: z.number(),
  /** The skill now, 0 to 100 with two decimals. */
  value: z.number(),
  /** The learner did not have this skill before. */
  isNew: z.boolean(),
});
