import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { removedFiles, removeInput } from '../kernel/stored-file.ts';
import { AVATARS } from './avatar-file.ts';

export const removeAvatars = operation({
  name: 'projects.remove-avatars',
  summary: "Removes pictures of the caller's; names of others are left out.",
  door: { kind: 'storage', bucket: AVATARS, act: 'remove' },
  policy: signedIn("the caller's own pictures"),
  repeat: 'idempotent',
  input: removeInput,
  output: removedFiles,
  errors: [],
});
