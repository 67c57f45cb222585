import { z } from 'zod';

/**
 * A record whose entries are counted before they are validated: listing 100,000 invalid ones of a body of a megabyte takes a
 * second, which blocks every other request. Arrays need no such helper, because zod checks their length first.
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
