import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { mentoringSession, mentoringTopic } from './mentoring.ts';
import { mentoringErrors } from './mentoring.errors.ts';

export const bookMentoringSession = operation({
  name: 'learning.book-mentoring-session',
  summary: 'Books an hour with a mentor; of two who want one hour, one gets it.',
  door: { kind: 'procedure', procedure: 'book_mentoring_session' },
  policy: signedIn('learners whose plan includes mentoring'),
  repeat: { key: 'session_id' },
  input: z.strictObject({ session_id: z.uuid(), hour_id: z.uuid(), topic: mentoringTopic.default('') }),
  output: mentoringSession,
  errors: [
    mentoringErrors.mentoring_needs_plan,
    mentoringErrors.mentoring_hour_not_found,
    mentoringErrors.mentoring_hour_not_free,
    mentoringErrors.mentoring_used_up,
  ],
});
