import { z } from 'zod';
import { defineErrors } from '../../kernel/errors.ts';

/** Errors of imports of projects. */
export const transferErrors = defineErrors({
  import_not_found: { kind: 'not-found', message: 'This import is not there any more' },
  import_ended: { kind: 'conflict', message: 'This import has ended; its project is there' },
  /** `details`: `AlreadyImported`. */
  already_imported: { kind: 'conflict', message: 'This file is a project already' },
  too_many_imports: { kind: 'limited', message: 'Five imports are open; end or discard one of them' },
  /** `details`: `ImportItemInvalid`. */
  import_item_invalid: { kind: 'invalid', message: 'This file names a list, a label or a field that it does not have' },
  import_person_unknown: { kind: 'invalid', message: 'Only people of the organization get cards of an import' },
});

/** The project that the same person has already made of the same file. */
export const alreadyImported = z.strictObject({ project_id: z.uuid() });
export type AlreadyImported = z.output<typeof alreadyImported>;

/** The thing, as its source calls it, that does not fit. */
export const importItemInvalid = z.strictObject({ of: z.enum(['card', 'checklist', 'comment']), id: z.string() });
export type ImportItemInvalid = z.output<typeof importItemInvalid>;
