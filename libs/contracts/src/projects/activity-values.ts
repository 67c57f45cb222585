// Without a schema, so that a page may load it that loads none.

/** The kinds of changes of cards, as activity is filtered by them. */
export const activityKinds = ['created', 'changed', 'moved', 'deleted', 'undone'] as const;
export type ActivityKind = (typeof activityKinds)[number];
