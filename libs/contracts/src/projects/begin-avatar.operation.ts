import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { uploadBegun, uploadInput } from '../kernel/stored-file.ts';
import { MOST_AVATAR_BYTES } from './avatar-address.ts';
import { AVATARS, uploadedAvatarName } from './avatar-file.ts';
import { filesErrors } from './files.errors.ts';

export const beginAvatar = operation({
  name: 'projects.begin-avatar',
  summary: "Takes a picture of the caller's, at most 5,242,880 bytes: `avatar_{id}_{timestamp}.{ext}`.",
  door: {
    kind: 'storage',
    bucket: AVATARS,
    act: 'upload',
    path: '{name}',
    mostBytes: MOST_AVATAR_BYTES,
    finishedBy: 'projects.finish-avatar',
  },
  policy: signedIn("the caller's own picture; the id of anybody else is refused"),
  input: z.strictObject({ name: uploadedAvatarName, ...uploadInput }),
  output: uploadBegun,
  errors: [
    filesErrors.file_not_image,
    filesErrors.picture_unreadable,
    filesErrors.file_exists,
    filesErrors.too_many_uploads,
    filesErrors.upload_not_open,
  ],
});
