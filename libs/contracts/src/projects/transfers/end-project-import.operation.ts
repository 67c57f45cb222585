import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { account } from '../memberships.ts';
import { projectImport } from './project-import-shape.ts';
import { transferErrors } from './transfer.errors.ts';

/** Links to cards that did not come, and those that close a circle, are removed. Deleting the project undoes the import. */
export const endProjectImport = operation({
  name: 'projects.end-project-import',
  summary: 'Ends an import: the project is there for its team.',
  door: { kind: 'procedure', procedure: 'end_project_import' },
  policy: atLeast(account, 'user'),
  repeat: 'idempotent',
  input: z.strictObject({ import_id: z.uuid() }),
  output: projectImport,
  errors: [transferErrors.import_not_found],
  deadlineMs: 30_000,
});
