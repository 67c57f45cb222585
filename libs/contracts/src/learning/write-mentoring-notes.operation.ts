import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { mentor } from './mentor.ts';
import { mentoringNotes, mentoringSession } from './mentoring.ts';
import { mentoringErrors } from './mentoring.errors.ts';

export const writeMentoringNotes = operation({
  name: 'learning.write-mentoring-notes',
  summary: 'Writes down for the learner what a session that has begun came to.',
  door: { kind: 'procedure', procedure: 'write_mentoring_notes' },
  policy: atLeast(mentor, 'mentor'),
  repeat: 'idempotent',
  input: z.strictObject({ session_id: z.uuid(), notes: mentoringNotes }),
  output: mentoringSession,
  errors: [mentoringErrors.mentoring_session_not_found, mentoringErrors.mentoring_not_in_state],
});
