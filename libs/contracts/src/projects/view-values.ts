// Without a schema, so that a page may load it that loads none.

/** How a project is looked at: a column per list, a column per status, or rows. */
export const views = ['board', 'simple', 'table'] as const;
export const dueFilters = ['all', 'overdue', 'today', 'week', 'month'] as const;
export const sorts = ['board', 'priority', 'due', 'title', 'number', 'status', 'assignee', 'progress'] as const;
export const groupings = ['none', 'status', 'list', 'priority', 'assignee', 'label'] as const;
export const laneKinds = ['none', 'assignee', 'priority', 'label'] as const;
export const pageSizes = ['20', '50', '100', 'all'] as const;
