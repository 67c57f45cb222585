import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';
import { storeKey } from '../kernel/stored-file.ts';

/** In small parts: the caller removes the bytes, reports that with the next call, and repeats while there is more. */
export const listUnusedFiles = operation({
  name: 'projects.list-unused-files',
  summary: 'Stored bytes that no file uses any more, or ever used; drops the rows of those already deleted.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the schedules'),
  repeat: 'idempotent',
  input: z.strictObject({ gone: z.array(z.uuid()).max(100) }),
  output: z.strictObject({ files: z.array(z.strictObject({ id: z.uuid(), keys: z.array(storeKey) })) }),
  errors: [],
});
