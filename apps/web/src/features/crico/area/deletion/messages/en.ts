import type { DeletionMessages } from './es-mx.ts';

export const messages: DeletionMessages = {
  title: (title) => `Delete “${title}”`,
  titleOfMany: (count) => `Delete ${count} cards?`,
  about: 'It goes to the trash, from where it can be restored for 30 days.',
  aboutMany: 'They go to the trash, from which they can be restored for 30 days.',
  action: 'Delete Milestone',
  actionOfMany: 'Delete',
  typeDelete: 'Please type "DELETE" to confirm',
  word: 'DELETE',
  impact: (waiting, waitsFor) =>
    `Waiting for this card: ${waiting}. It waits for others: ${waitsFor}. Links are removed, never other cards.`,
  impactOfMany: (waiting, waitsFor) =>
    `Other cards waiting for these: ${waiting}. Cards that these wait for: ${waitsFor}. Links are removed, never other cards.`,
  cascade: 'Remove these links too (cascade delete)',
  cascadeFirst: 'Please enable cascade delete or resolve dependencies first',
  deleted: 'Milestone deleted successfully',
  inTrash: (title) => `“${title}” is in the trash`,
  manyInTrash: (count) => `${count} cards are in the trash`,
  deletedBy: (who, when) => `Deleted by ${who} · ${when}`,
  somebody: 'somebody',
  purgedOn: (day) => `Removed for good on ${day}`,
  undo: 'Undo',
  cancel: 'Cancel',
  close: 'Close',
};
