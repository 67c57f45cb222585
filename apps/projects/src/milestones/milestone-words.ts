import type { cardStatuses } from '@nivel/contracts/projects/values/board-values';
import type { MilestoneUpdates } from '@nivel/contracts/projects/milestone-shape';

type Status = (typeof cardStatuses)[number];

const WORDS: Readonly<Record<string, readonly [Status, ...Status[]]>> = {
  green: ['done'],
  completed: ['done'],
  done: ['done'],
  // Yellow is both: cards in review stay there.
  yellow: ['in-progress', 'review'],
  in_progress: ['in-progress'],
  'in-progress': ['in-progress'],
  progress: ['in-progress'],
  review: ['review'],
};

/** The statuses of a documented word; the first one is written. Unknown words mean to do. */
export const statusesOf = (word: string): readonly [Status, ...Status[]] =>
  WORDS[word.trim().toLowerCase()] ?? ['todo'];

/** It is no status but a flag of the card. */
export const isBlocked = (word: string): boolean => word.trim().toLowerCase() === 'blocked';

/** The flag needs a reason, and this word is the only one given. */
export const BLOCKED = 'Blocked';

/** The fields of documented updates, under the names that cards have for them; omitted fields do not change. */
export const wordsOf = (updates: MilestoneUpdates) => {
  const { description, notes, priority, status } = updates;
  return {
    title: updates.title ?? updates.name,
    due_on: updates.dueDate === undefined ? updates.deadline : updates.dueDate,
    assignee: updates.assignee === undefined ? updates.assigned_to : updates.assignee,
    progress: updates.progress ?? updates.progress_percentage,
    description,
    notes,
    priority,
    status,
  };
};
