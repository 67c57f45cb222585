import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { color, listName, projectDescription, wipLimit } from './board-shape.ts';
import { cardStatuses, DEFAULT_LIST_COLOR } from './values/board-values.ts';
import { projectCommand } from './project-command.ts';

export const createList = projectCommand({
  name: 'create-list',
  summary: 'Makes a list at the end of a board, or behind another one.',
  least: 'lead',
  input: {
    list_id: z.uuid(),
    name: listName,
    description: projectDescription.default(''),
    color: color.default(DEFAULT_LIST_COLOR),
    status: z.enum(cardStatuses).default('todo'),
    wip_limit: wipLimit.nullable().default(null),
    before: z.uuid().nullable().default(null),
  },
  errors: [boardErrors.id_taken, boardErrors.too_many_lists],
});
