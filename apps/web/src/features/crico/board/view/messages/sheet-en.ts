import type { ViewMessages } from './es-mx.ts';

/** Pasting rows of a spreadsheet, and exporting them. */
export const sheet: ViewMessages['sheet'] = {
  paste: 'Paste rows',
  csv: 'Export CSV',
  csvWaits: 'Export CSV once all cards have arrived',
  title: 'Paste rows of a spreadsheet',
  here: 'Paste the rows here',
  hint: 'Copy rows in your spreadsheet and paste them. A first row with the names of the columns says what they are.',
  preview: 'What was pasted',
  column: (nth) => `What column ${nth} is`,
  leaveOut: 'Leave out',
  labels: 'Labels',
  tags: 'Tags',
  waitsFor: 'Blocked by',
  noList: (name) => `There is no list “${name}”.`,
  noLabel: (name) => `There is no label “${name}”.`,
  longTag: 'A tag has at most 50 letters.',
  nobody: (name) => `Nobody here is called “${name}”, or several are.`,
  noCard: (number) => `There is no card ${number}.`,
  twice: 'This card is in a row above.',
  more: (count) => `and ${count} more rows`,
  tooMany: (count, most) =>
    `These are ${count.toLocaleString('en')} rows; at most ${most.toLocaleString('en')} are taken at once. Paste them in parts.`,
  summary: (made, changed, left) =>
    `New cards: ${made}. Changed: ${changed}.${left > 0 ? ` Left out because of what is marked: ${left}.` : ''} What is empty stays as it is.`,
  take: 'Take the rows',
};
