import { z } from 'zod';
import { LONGEST_FILTER_TEXT } from './filter/filter.ts';
import {
  columnsShape,
  dueFilters,
  groupings,
  laneKinds,
  LONGEST_COLUMNS,
  pageSizes,
  shownSorts,
  views,
} from './view-values.ts';

/** Folded columns of one project, and the length of the name of one: an id, or a status. */
const MOST_COLLAPSED = 200;
const LONGEST_KEY = 80;

/** A field of the project; a deleted one arranges nothing. */
const ownField = z.templateLiteral(['field.', z.uuid()]);

/** A person's view of a project; omitted fields have their defaults. */
export const viewChoices = z
  .strictObject({
    view: z.enum(views),
    due: z.enum(dueFilters),
    /** The text of the filter, with the ids of things. */
    filter: z.string().max(LONGEST_FILTER_TEXT),
    sort: z.union([z.enum(shownSorts), ownField]),
    /** Whether the order is turned around. */
    turned: z.boolean(),
    group: z.union([z.enum(groupings), ownField]),
    lanes: z.union([z.enum(laneKinds), ownField]),
    size: z.enum(pageSizes),
    /** The columns of the table, in their order; empty: the usual ones. */
    columns: z.string().max(LONGEST_COLUMNS).regex(columnsShape),
  })
  .partial();

/** The columns that are folded, by the names that the page gives them. */
export const collapsedColumns = z.array(z.string().min(1).max(LONGEST_KEY)).max(MOST_COLLAPSED);
