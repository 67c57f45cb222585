import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { shortText } from '../kernel/short-text.ts';
import { learningErrors } from './learning.errors.ts';
import { listedNote } from './note.ts';
import { LONGEST_NOTE_SEARCH } from './note-values.ts';

export const listNotes = operation({
  name: 'learning.list-notes',
  summary:
    "The caller's notes and bookmarks, last changed first; those that hold a text in the note or the part's title.",
  door: { kind: 'procedure', procedure: 'list_notes' },
  policy: signedIn("the caller's own notes"),
  repeat: 'safe',
  input: z.strictObject({
    /** Accents and capitals make no difference. */
    search: shortText('A search', { most: LONGEST_NOTE_SEARCH }).default(''),
  }),
  output: z.strictObject({ notes: z.array(listedNote) }),
  errors: [learningErrors.curriculum_not_ready],
});
