import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { avatarAddress } from '../projects/avatar-file.ts';
import { filesErrors } from '../projects/files.errors.ts';
import { authErrors } from './auth.errors.ts';
import { profileErrors } from './profile.errors.ts';

export const updateUserProfile = operation({
  name: 'auth.update-user-profile',
  summary: 'Changes the full name or the picture of the caller.',
  door: { kind: 'procedure', procedure: 'update_user_profile' },
  policy: signedIn("the caller's own profile; the id of anybody else is refused"),
  repeat: 'idempotent',
  input: z
    .strictObject({
      user_id: z.uuid(),
      full_name: z.string().min(1).max(161).optional(),
      /** The address of an uploaded picture; null: none. */
      avatar_url: z.string().max(500).nullable().optional(),
    })
    .refine(({ full_name, avatar_url }) => full_name !== undefined || avatar_url !== undefined, {
      message: 'full_name or avatar_url must be given',
    }),
  output: z.strictObject({
    user_id: z.uuid(),
    email: z.string(),
    full_name: z.string(),
    /** Under a generated name, not the one of the uploaded file. */
    avatar_url: avatarAddress.nullable(),
  }),
  errors: [
    profileErrors.not_a_name,
    authErrors.user_not_found,
    authErrors.session_not_found,
    filesErrors.file_not_found,
  ],
});
