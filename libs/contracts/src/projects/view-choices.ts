import { z } from 'zod';
import { dueFilters, groupings, laneKinds, pageSizes, sorts, views } from './view-values.ts';

/** Folded columns of one project, and the length of the name of one: an id, or a status. */
const MOST_COLLAPSED = 200;
const LONGEST_KEY = 80;

/** How somebody looks at a project; what is left out is as it is anyway. */
export const viewChoices = z
  .strictObject({
    view: z.enum(views),
    due: z.enum(dueFilters),
    sort: z.enum(sorts),
    /** Whether the order is turned around. */
    turned: z.boolean(),
    group: z.enum(groupings),
    lanes: z.enum(laneKinds),
    size: z.enum(pageSizes),
  })
  .partial();

/** The columns that are folded, by the names that the page gives them. */
export const collapsedColumns = z.array(z.string().min(1).max(LONGEST_KEY)).max(MOST_COLLAPSED);
