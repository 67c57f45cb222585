import { z } from 'zod';
import { changeProfile } from '../auth/change-profile.operation.ts';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { rowErrors, writtenRows } from '../kernel/table-write.ts';
import { profileRow } from './read-profiles.operation.ts';

const text = z.string().max(80).nullable().optional();

/** Each account has one profile from the start, so that inserting one sets the given fields. */
export const insertProfile = operation({
  name: 'learning.insert-profile',
  summary: "Sets the caller's profile in their account.",
  door: { kind: 'table-write', table: 'profiles', write: 'insert' },
  policy: signedIn("the caller's own row; the id of anybody else is refused"),
  repeat: 'idempotent',
  input: z.strictObject({
    id: z.uuid(),
    first_name: text,
    last_name: text,
    student_type: text,
    educational_interests: z.array(z.string().max(80)).max(30).nullable().optional(),
    skill_level: text,
  }),
  output: writtenRows(profileRow),
  errors: [...changeProfile.errors, rowErrors['42501']],
});
