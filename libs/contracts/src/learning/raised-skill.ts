import { z } from 'zod';

/** The effect of a completed part on the learner's skill. */
export const raisedSkill = z.strictObject({
  name: z.string(),
  /**
   * The real increase, with two decimals: points of the part divided by 10, less where it reaches 100, 0 where it was there
   * already.
   */
  gain: z.number(),
  /** The skill now, 0 to 100 with two decimals. */
  value: z.number(),
  /** The learner did not have this skill before. */
  isNew: z.boolean(),
});
