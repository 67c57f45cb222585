import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';
import { openedFile } from '../kernel/stored-file.ts';
import { AVATARS, avatarName, uploadedAvatarName } from './avatar-file.ts';
import { filesErrors } from './files.errors.ts';

export const openAvatar = operation({
  name: 'projects.open-avatar',
  summary: "Somebody's picture, under its random name or the one it was uploaded with.",
  door: { kind: 'storage', bucket: AVATARS, act: 'public', path: '{name}' },
  policy: anyone('pictures are public to those who were given the name'),
  repeat: 'safe',
  input: z.strictObject({ name: z.union([avatarName, uploadedAvatarName]) }),
  output: openedFile,
  errors: [filesErrors.file_not_found],
});
