import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { avatarAddress } from './avatar-file.ts';
import { filesErrors } from './files.errors.ts';

/** Called by the service that owns a person's data. */
export const chooseAvatar = operation({
  name: 'projects.choose-avatar',
  summary: 'Says under which address a picture that the caller uploaded is given out; the other ones go.',
  door: { kind: 'inside' },
  policy: signedIn("the caller's own pictures"),
  repeat: 'idempotent',
  /** The address under which it was uploaded or is published; null: none. */
  input: z.strictObject({ address: z.string().max(500).nullable() }),
  output: z.strictObject({ address: avatarAddress.nullable() }),
  errors: [filesErrors.file_not_found],
});
