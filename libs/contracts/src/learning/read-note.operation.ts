import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { learningErrors } from './learning.errors.ts';
import { note } from './note.ts';

export const readNote = operation({
  name: 'learning.read-note',
  summary: "The caller's note about a part, and whether they bookmarked it.",
  door: { kind: 'procedure', procedure: 'read_note' },
  policy: signedIn("the caller's own notes"),
  repeat: 'safe',
  input: z.strictObject({ part_id: z.uuid() }),
  output: note,
  errors: [learningErrors.part_not_found, learningErrors.curriculum_not_ready],
});
