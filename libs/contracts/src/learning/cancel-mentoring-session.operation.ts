import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { mentoringSession } from './mentoring.ts';
import { mentoringErrors } from './mentoring.errors.ts';

/** It counts for no month then, and the hour is free again. A mentor may cancel a session at any time before it starts. */
export const cancelMentoringSession = operation({
  name: 'learning.cancel-mentoring-session',
  summary: 'Calls a session off, which its learner may until a day before it begins.',
  door: { kind: 'procedure', procedure: 'cancel_mentoring_session' },
  policy: signedIn("the caller's own sessions, as learner or as mentor"),
  repeat: 'idempotent',
  input: z.strictObject({ session_id: z.uuid() }),
  output: mentoringSession,
  errors: [mentoringErrors.mentoring_session_not_found, mentoringErrors.mentoring_too_late],
});
