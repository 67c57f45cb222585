import { z } from 'zod';
import { transferCounts } from './transfer-shape.ts';
import { importSources } from './transfer-values.ts';

/** An import as its maker sees it. */
export const projectImport = z.strictObject({
  import_id: z.uuid(),
  name: z.string(),
  organization_id: z.uuid().nullable(),
  source: z.enum(importSources),
  file_name: z.string(),
  source_key: z.string(),
  choices: z.string(),
  started_at: z.iso.datetime(),
  /** What the file contains, and how much of it has arrived. */
  expected: transferCounts,
  made: transferCounts,
  /** Batches that have arrived, one after another from the first. */
  batches: z.int(),
  is_done: z.boolean(),
});
export type ProjectImport = z.output<typeof projectImport>;
