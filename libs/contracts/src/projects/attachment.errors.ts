import { defineErrors } from '../kernel/errors.ts';

/** Errors of files of cards, comments and projects, beside those of all files. */
export const attachmentErrors = defineErrors({
  /** `details`: what a project may hold and what it holds, `{ most, used }` in bytes. */
  project_full: { kind: 'conflict', status: 413, message: 'The files of this project take all the space that it has' },
  too_many_attachments: { kind: 'conflict', message: 'A card holds at most 100 files' },
  too_many_comment_files: { kind: 'conflict', message: 'A comment holds at most 10 files' },
  too_many_project_files: { kind: 'conflict', message: 'A project holds at most 500 files beside those of its cards' },
  comment_was_sent: { kind: 'conflict', message: 'This comment was sent; its files came with it' },
  file_not_what_it_says: { kind: 'invalid', status: 415, message: 'This file is no picture, whatever its name says' },
  not_a_picture: { kind: 'conflict', message: 'Only a picture can be the cover of a card' },
  not_your_attachment: { kind: 'forbidden', message: 'Only who added a file, or leads the project, may delete it' },
});
