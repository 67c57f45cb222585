import { z } from 'zod';
import { color, listName, projectDescription, wipLimit } from './board-shape.ts';

/** The documented fields of a list; an empty limit counts as none. */
export const listInput = {
  p_name: listName,
  p_description: projectDescription.nullable(),
  p_color: color.nullable(),
  p_wip_limit: z.union([wipLimit, z.literal('').transform(() => null), z.null()]),
};
