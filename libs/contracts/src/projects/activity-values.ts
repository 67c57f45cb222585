// Without a schema, so that a page may load it that loads none.

/** What can be done with cards, as activity is sorted by it. */
export const activityKinds = ['created', 'changed', 'moved', 'deleted', 'undone'] as const;
export type ActivityKind = (typeof activityKinds)[number];
