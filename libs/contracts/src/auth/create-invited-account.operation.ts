import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';
import { inviteToken } from '../projects/invite-shape.ts';
import { projectsErrors } from '../projects/projects.errors.ts';
import { authErrors } from './auth.errors.ts';
import { LONGEST_PASSWORD } from './password-limits.ts';
import { LONGEST_NAME } from './person-name.ts';
import { LONGEST_TIME_ZONE } from '../kernel/time-zone.ts';

/** It opens no session: the person who created the account signs in with the password, as at any other time. */
export const createInvitedAccount = operation({
  name: 'auth.create-invited-account',
  summary: 'Creates the account of an invited address, which the link of the invite proves.',
  door: { kind: 'procedure', procedure: 'create_invited_account' },
  policy: anyone('the token in the link of an invite proves the one address that it was sent to'),
  input: z.strictObject({
    token: inviteToken,
    password: z.string().max(LONGEST_PASSWORD * 4),
    first_name: z.string().max(LONGEST_NAME * 2),
    last_name: z.string().max(LONGEST_NAME * 2),
    time_zone: z.string().max(LONGEST_TIME_ZONE).optional(),
    locale: z.enum(['es-MX', 'en']).optional(),
  }),
  output: z.strictObject({ user_id: z.uuid(), email: z.string() }),
  errors: [
    projectsErrors.invite_not_open,
    authErrors.user_already_exists,
    authErrors.validation_failed,
    authErrors.weak_password,
    authErrors.signup_disabled,
    authErrors.user_banned,
  ],
});
