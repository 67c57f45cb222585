import { z } from 'zod';
import { attachmentErrors } from './attachment.errors.ts';
import { boardErrors } from './board.errors.ts';
import { filesErrors } from './files.errors.ts';
import { projectCommand } from './project-command.ts';

/** Only a picture of the card itself: files of comments may be for the team alone. */
export const setCardCover = projectCommand({
  name: 'set-card-cover',
  summary: 'Puts a picture among the files of a card on its face, or takes it away.',
  least: 'member',
  input: { card_id: z.uuid(), attachment_id: z.uuid().nullable() },
  errors: [boardErrors.card_not_found, filesErrors.file_not_found, attachmentErrors.not_a_picture],
});
