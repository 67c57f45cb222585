import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { boardErrors } from '../board.errors.ts';
import { account } from '../memberships.ts';
import { projectImport } from './project-import-shape.ts';
import { transferCard, transferChecklist, transferComment } from './transfer-shape.ts';
import { MOST_IN_BATCH } from './transfer-values.ts';
import { transferErrors } from './transfer.errors.ts';

/** Ids follow from the ids of the file, so that a batch that comes twice changes nothing. An import takes batches until it ends. */
export const takeImportBatch = operation({
  name: 'projects.take-import-batch',
  summary: 'Makes cards, items of checklists and comments of an import; those that are there already stay as they are.',
  door: { kind: 'procedure', procedure: 'take_import_batch' },
  policy: atLeast(account, 'user'),
  repeat: 'idempotent',
  input: z.strictObject({
    import_id: z.uuid(),
    /** Its number among the batches of the file, counted from 0. */
    batch: z.int().min(0).max(1_000_000),
    cards: z.array(transferCard).max(MOST_IN_BATCH).default([]),
    checklists: z.array(transferChecklist).max(MOST_IN_BATCH).default([]),
    comments: z.array(transferComment).max(MOST_IN_BATCH).default([]),
  }),
  output: projectImport,
  errors: [
    boardErrors.too_many_cards,
    transferErrors.import_not_found,
    transferErrors.import_ended,
    transferErrors.import_item_invalid,
  ],
  deadlineMs: 20_000,
});
