import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { projectCommand } from './project-command.ts';

/** It comes behind all others, with those of the cards that went with it that are still in the trash. */
export const restoreList = projectCommand({
  name: 'restore-list',
  summary: 'Takes a list out of the trash, with the cards that went with it.',
  least: 'lead',
  input: { list_id: z.uuid() },
  errors: [boardErrors.list_not_found, boardErrors.too_many_lists],
});
