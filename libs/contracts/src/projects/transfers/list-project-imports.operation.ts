import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { account } from '../memberships.ts';
import { projectImport } from './project-import-shape.ts';

export const listProjectImports = operation({
  name: 'projects.list-project-imports',
  summary: 'The imports that the caller has begun and not ended.',
  door: { kind: 'procedure', procedure: 'list_project_imports' },
  policy: atLeast(account, 'user'),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({ imports: z.array(projectImport) }),
  errors: [],
});
