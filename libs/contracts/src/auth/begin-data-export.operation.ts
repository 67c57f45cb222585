import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { freshProof, freshProofErrors } from './fresh-proof.ts';
import { ownDataErrors } from './own-data.errors.ts';

export const beginDataExport = operation({
  name: 'auth.begin-data-export',
  summary: "Begins an export of everything that is stored about the caller, or continues today's.",
  door: { kind: 'procedure', procedure: 'begin_data_export' },
  policy: signedIn('the subject of the token exports its own data, with a fresh proof of who it is'),
  repeat: 'idempotent',
  input: z.strictObject({ ...freshProof }),
  output: z.strictObject({
    id: z.uuid(),
    began_at: z.iso.datetime(),
    /** The time until which its next page can be read; each page that is read moves it, for a day at most. */
    ends_at: z.iso.datetime(),
    /** The services whose parts make up the export. */
    parts: z.array(z.string()),
  }),
  errors: [ownDataErrors.data_exported_recently, ...freshProofErrors],
});
