// Without a schema, so that a page may load it that loads none.

/** The kinds of view of a project. */
export const views = ['board', 'simple', 'table', 'gantt', 'calendar', 'timeline', 'ai', 'team', 'auto'] as const;
export const dueFilters = ['all', 'overdue', 'today', 'week', 'month'] as const;
export const sorts = [
  'board',
  'priority',
  'due',
  'title',
  'number',
  'status',
  'assignee',
  'progress',
  'list',
  'start',
  'estimate',
  'actual',
  'blocked',
  'labels',
  'tags',
] as const;
/** Values known on the screen alone sort there too; a field of the project sorts by the name `field.<id>`. */
export const shownSorts = [...sorts, 'comments', 'files'] as const;
/** The groupings of a board's cards, in addition to the project's own fields, which are named `field.<id>`. */
export const laneKinds = [
  'none',
  'assignee',
  'priority',
  'label',
  'tag',
  'due',
  'start',
  'progress',
  'estimate',
  'actual',
  'blocked',
] as const;
/** Columns of a board have a list and a status already. */
export const groupings = [...laneKinds, 'status', 'list'] as const;
export const pageSizes = ['20', '50', '100', 'all'] as const;

/** Names of columns with dots between them, each with its width in px where one was chosen: `number.title*320`. */
export const columnsShape = /^[a-z0-9_-]+(?:\*\d{2,3})?(?:\.[a-z0-9_-]+(?:\*\d{2,3})?)*$/;
export const LONGEST_COLUMNS = 2_500;
