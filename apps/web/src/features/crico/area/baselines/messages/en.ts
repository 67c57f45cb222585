import type { BaselinesMessages } from './es-mx.ts';

const days = (count: number): string => (count === 1 ? '1 working day' : `${count} working days`);

export const messages: BaselinesMessages = {
  open: 'Baselines',
  title: 'Baselines',
  description: 'A baseline keeps the start and due dates of all cards as they are now, to compare with it later.',
  none: 'There are none yet.',
  compare: 'Compare with',
  nothing: 'None',
  cards: (count) => (count === 1 ? '1 card with dates' : `${count} cards with dates`),
  newName: 'Name of a new one',
  make: 'Save baseline',
  nameProblem: 'Write a name of 1 to 50 characters.',
  rename: (name) => `Rename “${name}”`,
  name: (name) => `New name of “${name}”`,
  save: 'Save',
  remove: (name) => `Delete “${name}”`,
  made: (name) => `Baseline “${name}” saved`,
  renamed: (name) => `It is called “${name}” now`,
  removed: (name) => `Baseline “${name}” deleted`,
  undo: 'Undo',
  close: 'Close',
  failed: 'It could not be saved. Try again.',
  failures: {
    baseline_not_found: 'This baseline is not there any more.',
    too_many_baselines: 'A project has at most 20 baselines. Delete one that is no longer needed.',
    forbidden: 'Only leads and directors may change baselines.',
  },
  difference: (count) => (count === 0 ? 'the same' : count > 0 ? `${days(count)} later` : `${days(-count)} earlier`),
  was: (span, difference) => `baseline ${span}: ${difference}`,
  isNew: 'new',
};
