import type { IntoMessages } from './es-mx.ts';

const count = (number: number): string => number.toLocaleString('en-US');
const cards = (number: number): string => (number === 1 ? '1 card' : `${count(number)} cards`);

export const messages: IntoMessages = {
  title: (project) => `Import cards into ${project}`,
  lead: 'Choose a file: the export of a Trello board (JSON), a CSV of Jira, Linear or another program, or a project that you exported from here. Before anything is imported you see what is created and what is not.',
  limits: 'Up to 5,000 cards. The file is read on your device.',
  peopleHint: 'The people that you choose get their cards.',
  maps: {
    lists: { title: 'Lists', hint: 'Choose the list that the cards of each list of the file go into.' },
    labels: { title: 'Labels', hint: 'Choose which label of the project each one is.' },
    fields: {
      title: 'Fields',
      hint: 'Choose the field of the project that holds each one; only those of the same kind are offered.',
    },
  },
  targets: {
    lists: (name) => `List for ${name}`,
    labels: (name) => `Label for ${name}`,
    fields: (name) => `Field for ${name}`,
  },
  create: 'Create',
  leaveOut: 'Do not import',
  withDeleted: (number) => `Bring ${cards(number)} of this file back from the trash`,
  overLimit: (lists) => `Exceed the card limit of ${lists}`,
  nothing: 'There are no new cards: the project has them already, or they are left out.',
  keepOpen: 'Keep this window open. If it is closed, choose the same file again: cards that came are not repeated.',
  stop: 'Stop',
  done: (number) => `Imported ${cards(number)}`,
  stoppedAt: (sent, all) => `The import stopped at ${count(sent)} of ${cards(all)}`,
  undo: 'Undo',
  undone: 'The import is undone',
  undonePartly: (number) => `The import is undone, except ${cards(number)} that somebody has changed since`,
  undoFailed: 'The import could not be undone as a whole',
  errors: {
    list_full: 'A list has reached its limit during the import. Close this window and choose the file again.',
    list_not_found: 'Somebody has deleted one of the chosen lists. Close this window and choose the file again.',
    label_not_found: 'Somebody has deleted one of the chosen labels. Close this window and choose the file again.',
    field_not_found: 'Somebody has deleted one of the chosen fields. Close this window and choose the file again.',
    field_exists: 'Somebody has made a field with the same name. Close this window and choose the file again.',
    field_value_invalid: 'A field no longer takes a value of the file. Close this window and choose the file again.',
    assignee_cannot_read:
      'One of the chosen people does not see the project any more. Close this window and choose the file again.',
    too_many_lists: 'A board has at most 100 lists.',
    too_many_labels: 'A project has at most 100 labels.',
    too_many_fields: 'A project has at most 30 fields.',
    too_many_cards: 'A project has at most 100,000 cards.',
    invalid_input: 'The file has data that cannot be stored.',
    forbidden: 'You can no longer import cards into this project.',
  },
};
