import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { learningErrors } from './learning.errors.ts';
import { note, noteText } from './note.ts';
import { noteErrors } from './note.errors.ts';

/** An empty text deletes the note; saving the text again under the version that this answered takes that back. */
export const saveNote = operation({
  name: 'learning.save-note',
  summary: "Saves the caller's note about a part that they have opened, unless another window was faster.",
  door: { kind: 'procedure', procedure: 'save_note' },
  policy: signedIn("the caller's own notes about parts that they have opened"),
  repeat: 'idempotent',
  input: z.strictObject({
    part_id: z.uuid(),
    text: noteText,
    /** The version of the note on which the text is based; 0 where there was none. */
    version: z.int().min(0),
  }),
  output: note,
  errors: [
    learningErrors.curriculum_not_ready,
    learningErrors.part_not_found,
    learningErrors.part_not_opened,
    noteErrors.note_changed,
  ],
});
