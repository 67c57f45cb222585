import type { LabelsMessages } from './es-mx.ts';

const cards = (count: number): string => (count === 1 ? '1 card' : `${count.toLocaleString('en')} cards`);

export const messages: LabelsMessages = {
  title: 'Labels',
  lead: 'Labels are what the cards of this project are searched, filtered and grouped by.',
  close: 'Close',
  cancel: 'Cancel',
  none: 'This project has no labels',
  noneText: 'Create the first one here, or type #name in the line of a new card.',
  search: 'Search labels',
  notFound: 'No label has this name.',
  found: (count) => (count === 1 ? '1 label' : `${count} labels`),
  labels: 'Labels of the project',
  cards,
  counting: 'Cards are still arriving…',
  full: (most) => `A project holds at most ${most} labels.`,
  add: 'Add Label',
  choose: (name) => `Select ${name}`,
  edit: (name) => `Edit ${name}`,
  remove: (name) => `Delete ${name}`,
  chosen: (count) => `${count} selected`,
  unchoose: 'Deselect',
  merge: 'Merge',
  newTitle: 'New Label',
  editTitle: 'Edit Label',
  name: 'Name',
  color: 'Color',
  back: 'Back to the labels',
  create: 'Create Label',
  save: 'Save Label',
  problems: {
    name: 'Enter a name of 1 to 50 characters.',
    twice: 'A label with this name already exists. To unite them, select both and merge them.',
  },
  created: 'Label Created',
  createdText: (name) => `${name} is in the project.`,
  updated: 'Label Saved',
  updatedText: (name) => `${name} looks like this on all its cards.`,
  deleteTitle: (name) => `Delete ${name}?`,
  deleteText: (count) =>
    count === 0
      ? 'No card bears it.'
      : `${cards(count)} ${count === 1 ? 'bears' : 'bear'} it; it is taken off ${count === 1 ? 'it' : 'them'}.`,
  deleteIt: 'Delete Label',
  deleted: 'Label Deleted',
  deletedText: (name) => `${name} is not in the project any more.`,
  mergeTitle: (count) => `Merge ${count} labels`,
  mergeText: 'One stays; the others go, and their cards bear the one that stays.',
  stays: 'Stays',
  mergeCount: (count) =>
    count === 0 ? 'No card changes.' : count === 1 ? '1 card changes.' : `${cards(count)} change.`,
  mergeTooMany: (most) =>
    `At most ${most.toLocaleString('en')} cards are changed at once. Let another one stay, or select fewer labels.`,
  mergeIt: 'Merge Labels',
  merged: 'Labels Merged',
  mergedText: (name) => `${name} stays.`,
  undo: 'Undo',
  failed: { title: 'The label could not be changed', message: 'An unexpected error occurred. Please try again.' },
};
