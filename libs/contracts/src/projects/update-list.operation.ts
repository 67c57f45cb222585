import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { color, listName, projectDescription, wipLimit } from './board-shape.ts';
import { cardStatuses } from './values/board-values.ts';
import { projectCommand } from './project-command.ts';

/** Omitted fields do not change. A limit below the number of cards is allowed: the list is then marked. */
export const updateList = projectCommand({
  name: 'update-list',
  summary: 'Gives fields of a list new values, or puts it elsewhere.',
  least: 'lead',
  input: {
    list_id: z.uuid(),
    set: z
      .strictObject({
        name: listName,
        description: projectDescription,
        color,
        status: z.enum(cardStatuses),
        wip_limit: wipLimit.nullable(),
      })
      .partial()
      .default({}),
    /** The list behind which it is put; null: it becomes the first; left out: it stays where it is. */
    before: z.uuid().nullable().optional(),
  },
  errors: [boardErrors.list_not_found],
});
