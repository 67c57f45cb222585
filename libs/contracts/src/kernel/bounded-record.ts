import { z } from 'zod';

/**
 * A record whose entries are counted before any of them is looked at: 100,000 wrong ones in a body of a megabyte take a
 * second to be named, in which nothing else is answered. Lists need no such help: their length is looked at first.
 *
 * @param longestKey characters of a key
 * @param most entries
 */
export const boundedRecord = <Value extends z.ZodType>(longestKey: number, value: Value, most: number) => {
  const record = z.record(z.string().max(longestKey), value);
  return z.preprocess((given: z.input<typeof record>, context): z.input<typeof record> => {
    if (typeof given !== 'object' || Object.keys(given ?? {}).length <= most) return given;
    context.addIssue({ code: 'custom', message: `At most ${most} entries` });
    return z.NEVER;
  }, record);
};
