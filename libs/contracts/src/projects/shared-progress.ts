import { z } from 'zod';

/** Members in one request; with every module of each the answer stays far below the size of a message. */
export const MOST_SHARED_AT_ONCE = 100;

/** Whole percents, rounded down: an unfinished one is never 100. */
const percent = z.int().min(0).max(100);

/** The progress of a member that an organization sees: what `SHARED_PROGRESS` lists, and nothing else. */
export const sharedProgress = z.strictObject({
  /** The modules that were begun, in the order of the curriculum. */
  modules: z.array(z.strictObject({ id: z.uuid(), percent })),
  /** The progress over all active parts. */
  percent,
  /** A day in the member's own time zone; null: never. */
  last_day: z.iso.date().nullable(),
});

export const sharedModule = z.strictObject({ id: z.uuid(), level: z.string(), number: z.int(), title: z.string() });
