import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { mentoringSession } from './mentoring.ts';
import { mentoringErrors } from './mentoring.errors.ts';

export const moveMentoringSession = operation({
  name: 'learning.move-mentoring-session',
  summary: 'Takes another hour for a session, until a day before it begins.',
  door: { kind: 'procedure', procedure: 'move_mentoring_session' },
  policy: signedIn("the caller's own sessions"),
  repeat: 'idempotent',
  input: z.strictObject({ session_id: z.uuid(), hour_id: z.uuid() }),
  output: mentoringSession,
  errors: [
    mentoringErrors.mentoring_needs_plan,
    mentoringErrors.mentoring_session_not_found,
    mentoringErrors.mentoring_not_in_state,
    mentoringErrors.mentoring_too_late,
    mentoringErrors.mentoring_hour_not_found,
    mentoringErrors.mentoring_hour_not_free,
    mentoringErrors.mentoring_used_up,
  ],
});
