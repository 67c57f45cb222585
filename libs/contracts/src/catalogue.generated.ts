// Made by `npm run generate` from the files of this library; do not edit.
import type { Operation } from './kernel/operation.ts';
import type { Fact } from './kernel/fact.ts';
import type { Job } from './kernel/job.ts';
import { accountCreated as c0 } from './auth/account-created.fact.ts';
import { followLink as c1 } from './auth/follow-link.operation.ts';
import { issueToken as c2 } from './auth/issue-token.operation.ts';
import { keySet as c3 } from './auth/key-set.operation.ts';
import { mailRequested as c4 } from './auth/mail-requested.fact.ts';
import { publishKeys as c5 } from './auth/publish-keys.operation.ts';
import { readSettings as c6 } from './auth/read-settings.operation.ts';
import { readUser as c7 } from './auth/read-user.operation.ts';
import { recoverPassword as c8 } from './auth/recover-password.operation.ts';
import { resendMail as c9 } from './auth/resend-mail.operation.ts';
import { sessionEnded as c10 } from './auth/session-ended.fact.ts';
import { signOut as c11 } from './auth/sign-out.operation.ts';
import { signUp as c12 } from './auth/sign-up.operation.ts';
import { updateUser as c13 } from './auth/update-user.operation.ts';
import { verifyCode as c14 } from './auth/verify-code.operation.ts';

export const operations: readonly Operation[] = [
  c1,
  c2,
  c3,
  c5,
  c6,
  c7,
  c8,
  c9,
  c11,
  c12,
  c13,
  c14,
];

export const facts: readonly Fact[] = [
  c0,
  c4,
  c10,
];

export const jobs: readonly Job[] = [];
