import { defineErrors } from '../kernel/errors.ts';

/** Errors of the administrators who write the curriculum. */
export const authoringErrors = defineErrors({
  curriculum_thing_not_found: { kind: 'not-found', message: 'The curriculum has no such thing' },
  /** `details`: `{ problems: ContentProblem[] }`. */
  curriculum_thing_invalid: { kind: 'invalid', message: 'The content is not valid' },
  /** Somebody saved the thing meanwhile; `details`: `{ revision }`, the one it has now, also where it is removed. */
  curriculum_thing_changed: { kind: 'conflict', message: 'The content was changed elsewhere meanwhile' },
  /** Somebody saved or published meanwhile: the difference that was reviewed is not the present one. */
  curriculum_draft_changed: { kind: 'conflict', message: 'The draft was changed elsewhere meanwhile' },
  curriculum_draft_empty: { kind: 'conflict', message: 'The draft changes nothing' },
  /** `details`: `{ problems: ContentProblem[] }`. */
  curriculum_contradicts: { kind: 'conflict', message: 'The curriculum contradicts itself' },
  /** `details`: `{ problems: ContentProblem[] }`, each with its file. */
  curriculum_files_invalid: { kind: 'invalid', message: 'The files are not a valid curriculum' },
  /** An import would replace drafts that nobody has published; `details`: `{ titles }`. */
  curriculum_drafts_in_way: { kind: 'conflict', message: 'Publish or discard the drafts of these things first' },
  /** Somebody published meanwhile: what would be replaced is not what the caller saw. */
  curriculum_version_changed: { kind: 'conflict', message: 'Another version was published meanwhile' },
  curriculum_version_not_found: { kind: 'not-found', message: 'There is no such version of the curriculum' },
});
