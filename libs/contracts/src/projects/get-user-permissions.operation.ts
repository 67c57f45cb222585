import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { permissionsRecord } from './permissions-record.ts';
import { projectsErrors } from './projects.errors.ts';

export const getUserPermissions = operation({
  name: 'projects.get-user-permissions',
  summary: 'What a person may in Crico and in each of their projects.',
  door: { kind: 'procedure', procedure: 'get_user_permissions_with_projects' },
  policy: signedIn("the caller's own record; administrators that of anybody"),
  repeat: 'safe',
  input: z.strictObject({ user_id_param: z.uuid() }),
  output: permissionsRecord,
  errors: [projectsErrors.not_a_crico_user],
});
