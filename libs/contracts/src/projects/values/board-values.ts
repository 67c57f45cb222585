// Without a schema, so that a page may load it that loads none.

/** Cards that one command may touch. */
export const MOST_CARDS_AT_ONCE = 1_000;

/** The types of links between cards: what of the one that is waited for holds what of the one that waits; the usual one first. */
export const linkTypes = ['finish-start', 'start-start', 'finish-finish', 'start-finish'] as const;

/** Working days between two linked cards; less than 0 where they overlap. */
export const LEAST_LAG = -30;
export const MOST_LAG = 365;

/** When the next card of a series is created: on its day, or once the previous one is done. */
export const repeatMoments = ['day', 'done'] as const;

/** Baselines of a project. */
export const MOST_BASELINES = 20;

/** Labels of a project. */
export const MOST_LABELS = 100;

/** Days off in the calendar of a project; a year has some ten. */
export const MOST_HOLIDAYS = 200;

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

/** The colours offered for lists. */
export const listColors = {
  gray: '#6B7280',
  blue: '#3B82F6',
  orange: '#F97316',
  purple: '#8B5CF6',
  green: '#10B981',
  red: '#EF4444',
  pink: '#EC4899',
  indigo: '#6366F1',
} as const;

/** The colour of a list that was given none. */
export const DEFAULT_LIST_COLOR = listColors.gray;

export const projectVisibilities = ['private', 'team', 'public'] as const;

/** The fields of a card that are sets of ids or words: members are added and removed independently. */
export const cardSets = ['labels', 'tags', 'watchers', 'depends_on'] as const;

/** The long texts of a card, which a board does not hold. */
export const cardTexts = ['description', 'notes'] as const;
