import { z } from 'zod';
import { avatarAddress } from '../projects/avatar-file.ts';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { authErrors } from './auth.errors.ts';
import { accountRow } from './list-accounts.operation.ts';
import { profileErrors } from './profile.errors.ts';
import { LONGEST_TIME_ZONE } from '../kernel/time-zone.ts';

/** For services that offer a documented call of their own for it; omitted fields stay unchanged. */
export const changeProfile = operation({
  name: 'auth.change-profile',
  summary: "Changes what the caller's account says of its person; answers the account as copies keep it.",
  door: { kind: 'inside' },
  policy: signedIn("the caller's own account"),
  repeat: 'idempotent',
  input: z.strictObject({
    firstName: z.string().max(80).optional(),
    lastName: z.string().max(80).optional(),
    fullName: z.string().max(161).optional(),
    studentType: z.string().max(80).optional(),
    educationalInterests: z.array(z.string().max(80)).max(30).optional(),
    skillLevel: z.string().max(80).optional(),
    /** IANA name. */
    timeZone: z.string().max(LONGEST_TIME_ZONE).optional(),
    locale: z.enum(['es-MX', 'en']).optional(),
    /** Null: no picture. */
    avatarUrl: avatarAddress.nullable().optional(),
  }),
  output: z.strictObject({ version: z.int(), account: accountRow }),
  errors: [
    profileErrors.unknown_time_zone,
    profileErrors.time_zone_changed_recently,
    profileErrors.not_a_name,
    authErrors.user_not_found,
    authErrors.session_not_found,
    authErrors.validation_failed,
  ],
});
