import { defineErrors } from '../kernel/errors.ts';

/** Errors of files; where the product documents a text, it is that text. */
export const filesErrors = defineErrors({
  file_not_image: { kind: 'invalid', status: 415, message: 'Please select an image file' },
  /** A picture that is broken, or too large. */
  picture_unreadable: { kind: 'invalid', message: 'This picture cannot be read' },
  file_exists: { kind: 'conflict', message: 'The resource already exists' },
  upload_not_open: { kind: 'conflict', message: 'This upload was given up' },
  too_many_uploads: { kind: 'limited', message: 'Too many uploads; try again later' },
  file_not_found: { kind: 'not-found', message: 'Object not found' },
});
