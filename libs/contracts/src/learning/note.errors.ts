import { defineErrors } from '../kernel/errors.ts';

/** Errors of a learner's own notes. */
export const noteErrors = defineErrors({
  /** Another window or device saved the note meanwhile. `details`: `{ text, version, updated_at }`, the stored values. */
  note_changed: { kind: 'conflict', message: 'The note was changed elsewhere meanwhile' },
});
