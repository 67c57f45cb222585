// Without a schema, so that a page may load it that loads none.

export const cardStatuses = ['todo', 'in-progress', 'review', 'done'] as const;

export const priorities = ['low', 'medium', 'high', 'critical'] as const;

export const projectStatuses = ['planning', 'active', 'on-hold', 'completed', 'cancelled'] as const;

/** The colours offered for boards, the default first. */
export const boardColors = [
  '#3b82f6',
  '#10b981',
  '#f59e0b',
  '#ef4444',
  '#8b5cf6',
  '#06b6d4',
  '#f97316',
  '#84cc16',
] as const;

/** The colour of a list that was given none. */
export const DEFAULT_LIST_COLOR = '#6B7280';

export const projectVisibilities = ['private', 'team', 'public'] as const;

/** The fields of a card that are sets of ids or words: members come and go, whatever else does. */
export const cardSets = ['labels', 'tags', 'watchers', 'depends_on'] as const;

/** The long texts of a card, which a board does not hold. */
export const cardTexts = ['description', 'notes'] as const;
