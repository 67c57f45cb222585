import { z } from 'zod';
import { commonErrors } from '../kernel/common-errors.ts';
import { operation } from '../kernel/operation.ts';
import { exportPage } from '../kernel/personal-data.ts';
import { signedIn } from '../kernel/policy.ts';
import { ownDataErrors } from './own-data.errors.ts';

export const readDataExport = operation({
  name: 'auth.read-data-export',
  summary: 'A page of one part of an export that the caller has begun.',
  door: { kind: 'procedure', procedure: 'read_data_export' },
  policy: signedIn('the subject of the token reads the export that it has begun'),
  repeat: 'idempotent',
  input: z.strictObject({
    id: z.uuid(),
    /** One of the `parts` of the export. */
    part: z.string().max(40),
    /** The end of the previous page; null: the first page. */
    after: exportPage.place.nullable().default(null),
  }),
  output: exportPage.output,
  errors: [ownDataErrors.data_export_over, commonErrors.not_found],
});
