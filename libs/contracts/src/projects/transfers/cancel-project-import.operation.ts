import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { account } from '../memberships.ts';
import { transferErrors } from './transfer.errors.ts';

/** A missing import is already discarded. */
export const cancelProjectImport = operation({
  name: 'projects.cancel-project-import',
  summary: 'Discards an import that has not ended, with everything that it made.',
  door: { kind: 'procedure', procedure: 'cancel_project_import' },
  policy: atLeast(account, 'user'),
  repeat: 'idempotent',
  input: z.strictObject({ import_id: z.uuid() }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [transferErrors.import_ended],
  deadlineMs: 30_000,
});
