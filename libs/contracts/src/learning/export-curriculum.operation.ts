import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from '../projects/memberships.ts';
import { contentFiles } from './authoring.ts';

export const exportCurriculum = operation({
  name: 'learning.export-curriculum',
  summary: 'The published curriculum as the files that an import reads, solutions of exercises included.',
  door: { kind: 'procedure', procedure: 'export_curriculum' },
  policy: atLeast(account, 'admin'),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({ version: z.int(), files: contentFiles }),
  errors: [],
});
