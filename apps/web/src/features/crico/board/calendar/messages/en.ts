import type { CalendarMessages } from './es-mx.ts';

export const messages: CalendarMessages = {
  label: (project, period) => `Calendar of ${project}, ${period}`,
  mode: 'Days shown',
  modes: { month: 'Month', week: 'Week' },
  previous: { month: 'Previous month', week: 'Previous week' },
  next: { month: 'Next month', week: 'Next week' },
  today: 'Today',
  undated: (count) =>
    count === 1
      ? '1 card without a due date is not shown here.'
      : `${count} cards without a due date are not shown here.`,
  noCards: 'No card is due on these days.',
  more: (count) => `+${count} more`,
  moreOf: (count, day) => `+${count} more on ${day}`,
  cardsOf: (day) => `Cards of ${day}`,
  add: (day) => `Add card on ${day}`,
  addHere: 'Add card',
  newCard: (day) => `New card for ${day}`,
  close: 'Close',
  selected: 'selected',
  repeats: 'repeats',
  blocked: (reason) => `blocked: ${reason}`,
  assignee: (name) => `assignee: ${name}`,
  keys: 'Enter opens the card, the arrows lead to others, X selects it and Delete deletes it. Space picks it up: the arrows carry it to another day, Space drops it and Escape cancels.',
  dayKeys: 'The arrows lead to other days; Enter adds a card.',
  picked: (title, day) => `“${title}” is in your hands, on ${day}`,
  over: (day) => `Over ${day}`,
  putBack: (title) => `“${title}” stays where it was`,
  automaticStays: (title) =>
    `“${title}” is automatic: its links say when it begins. Its end can be moved in the Gantt chart.`,
  dropped: (title, day) => `“${title}” is due on ${day}`,
  subscribe: 'Subscribe',
  feed: {
    title: 'Subscribe to this calendar',
    description:
      'Another calendar, such as that of your phone, can read the due dates of this project at a secret address. It shows what you may see at each moment, without descriptions or comments.',
    none: 'You have no address yet.',
    since: (day) => `Your address is there since ${day}. It cannot be shown again.`,
    once: 'Copy the address now: it is not shown again. Whoever has it can read this calendar.',
    create: 'Create address',
    replace: 'Create another in its place',
    revoke: 'Revoke the address',
    revoked: 'The address was revoked',
    failed: 'The address of the calendar could not be loaded',
    createFailed: 'The address could not be created',
    revokeFailed: 'The address could not be revoked',
  },
};
