import type { LeadImportsMessages } from './es-mx.ts';

export const messages: LeadImportsMessages = {
  title: 'Import leads',
  close: 'Close',
  cancel: 'Cancel',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  lead: 'A CSV file with a row for each lead and the names of the columns in the first one. Up to 5,000 rows and 5 MB.',
  problems: {
    'too-large': 'The file has more than 5 MB. Divide it.',
    'too-many-rows': 'The file has more than 5,000 rows. Divide it.',
    empty: 'The file has no rows below the names of its columns.',
    unreadable: 'This is no CSV file. Save it as CSV from your spreadsheet.',
  },
  notRead: 'The file could not be read. Try again.',
  preview: 'Preview',
  row: 'Row',
  column: (name) => `The column ${name} is`,
  leaveOut: 'Not imported',
  fields: {
    name: 'Name',
    source: 'Source',
    stage: 'Stage',
    expected_value: 'Expected value',
    currency: 'Currency',
    next_step: 'Next step',
    next_step_on: 'Day of the next step',
    lost_reason: 'Lost reason',
    notes: 'Notes',
  },
  nameNeeded: 'Say which column is the name.',
  nameMissing: 'The name is missing.',
  stageUnknown: 'This is no stage.',
  currencyUnknown: 'This is no currency.',
  valueInvalid: 'This is no value of at least 0 with at most two decimals.',
  dayInvalid: 'This is no day.',
  tooLong: (most) => `It has more than ${most} characters.`,
  exists: 'In the book already',
  more: (count) => `And ${count} more ${count === 1 ? 'row' : 'rows'}.`,
  summary: (ready, wrong, known) =>
    [
      ready === 1 ? '1 lead will be imported' : `${ready} leads will be imported`,
      ...(wrong === 0
        ? []
        : [wrong === 1 ? '1 row has errors and is left out' : `${wrong} rows have errors and are left out`]),
      ...(known === 0 ? [] : [known === 1 ? '1 is in the book already' : `${known} are in the book already`]),
    ].join(' · '),
  withKnown: 'Also import those that are in the book already',
  knownFailed: 'It could not be found out which are in the book already.',
  tryAgain: 'Try again',
  start: (count) => (count === 1 ? 'Import 1 lead' : `Import ${count} leads`),
  goOn: 'Continue the import',
  progress: 'Progress of the import',
  sent: (sent, all) => `${sent} of ${all}`,
  stopped: (sent, all) =>
    `The import stopped at ${sent} of ${all} leads. Nothing of what is left was lost: continue whenever you like.`,
  done: (count) => (count === 1 ? '1 lead imported' : `${count} leads imported`),
  undo: 'Undo',
  undone: (count, kept) =>
    `${count === 1 ? '1 lead is' : `${count} leads are`} in the trash${kept === 0 ? '' : ` · ${kept} stayed because somebody has changed ${kept === 1 ? 'it' : 'them'} since`}`,
  undoFailed: 'The import could not be undone',
};
