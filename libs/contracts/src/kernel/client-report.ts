import { z } from 'zod';
import { cleanedMessage, cleanedPath } from './client-report-cleaning.ts';
import { reportLimits } from './client-report-limits.ts';

/** The path in the client, without ids and without the part after `?` or `#`. */
const path = z.string().max(300).transform(cleanedPath);

/** The name of a class of errors. */
const errorName = z.string().regex(/^[A-Za-z][\w$]{0,59}$/);

/** A function, and its position in a file of ours. */
const frame = z.string().regex(/^[\w$.<> ]{0,60}@[\w.-]{1,80}:\d{1,7}:\d{1,7}$/);

const failed = z.strictObject({
  kind: z.literal('error'),
  name: errorName,
  /** The message of an error that the browser's engine raised; cleaned again here. */
  message: z.string().max(300),
  frames: z.array(frame).max(reportLimits.frames),
  path,
  /** The count since the last report. */
  count: z.int().min(1).max(10_000),
});

const timed = z.strictObject({
  kind: z.literal('timing'),
  name: z.enum(['largest-paint', 'layout-shift', 'load', 'slow-resource']),
  /** Milliseconds; of a layout shift thousandths of its score. */
  value: z.number().min(0).max(600_000),
  path,
  /** The door or file that was slow. */
  resource: path.optional(),
});

const entry = z
  .discriminatedUnion('kind', [failed, timed])
  .transform((said) => (said.kind === 'error' ? { ...said, message: cleanedMessage(said.name, said.message) } : said));

/** The report of a page of the client: errors of the program and durations, and nothing that a person typed. */
export const clientReport = z.strictObject({
  release: z.string().regex(/^[\w.+-]{1,64}$/),
  area: z.enum(['public', 'learning', 'crico']),
  entries: z.array(entry).min(1).max(reportLimits.entries),
});

export type ClientReport = z.input<typeof clientReport>;
export type ClientReportEntry = ClientReport['entries'][number];

/** The id under which operators find the report. */
export const takenReport = z.strictObject({ id: z.string().regex(/^[\da-f]{32}$/) });
