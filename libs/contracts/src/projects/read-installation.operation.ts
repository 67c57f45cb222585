import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';

export const readInstallation = operation({
  name: 'projects.read-installation',
  summary: 'Whether this installation has its first administrator, and what claiming it takes.',
  door: { kind: 'procedure', procedure: 'read_installation' },
  policy: anyone('reveals no person'),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({ is_claimed: z.boolean(), needs_setup_token: z.boolean() }),
  errors: [],
});
