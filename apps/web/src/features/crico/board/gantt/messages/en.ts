import type { GanttMessages } from './es-mx.ts';

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const workingDays = (count: number): string => (count === 1 ? '1 working day' : `${count} working days`);

export const messages: GanttMessages = {
  chart: (project) => `Gantt chart of ${project}`,
  controls: 'Scale of the chart',
  unit: 'Scale',
  units: { day: 'Day', week: 'Week', month: 'Month', quarter: 'Quarter' },
  previous: (days) => `${days} days back`,
  next: (days) => `${days} days on`,
  today: 'Today',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomed: (percent) => `Zoom ${percent} %`,
  critical: 'Critical path',
  conflicts: 'Conflicts',
  cards: 'Cards',
  divider: 'Width of the list of cards',
  quarter: (nth) => `Q${nth}`,
  noDates: 'No dates',
  placeCard: (title) => `Put “${title}” onto the chart`,
  days: workingDays,
  progress: (percent) => `${percent} % done`,
  assignee: (name) => `assignee: ${name}`,
  nobody: 'unassigned',
  blocked: (reason) => `blocked: ${reason}`,
  tags: (names) => `tags: ${names}`,
  isCritical: (slack) => (slack < 0 ? `on the critical path, ${workingDays(-slack)} late` : 'on the critical path'),
  inConflict: 'begins earlier than its dependencies allow',
  carried: (title, days) =>
    `“${title}” picked up: ${days}. Arrows move it by a day, Page Up and Page Down by a week; Shift with an arrow moves its end, Ctrl with an arrow its start. Space drops it and Escape cancels.`,
  carriedTo: (days, length, others) =>
    `${days}, ${workingDays(length)}${others === 0 ? '' : `. ${cards(others)} would move too`}`,
  dropped: (title, days) => `“${title}”: ${days}`,
  putBack: (title) => `“${title}” stays where it was`,
  keysHint: 'Enter opens the card, Space picks its bar up, X selects it. Up and down lead to other cards.',
  moves: {
    title: (count) => (count === 1 ? '1 more card moves' : `${count} more cards move`),
    text: (title, days) => `“${title}” moves to ${days}. What waits for it no longer fits where it is.`,
    card: 'Card',
    before: 'Before',
    after: 'After',
    more: (count) => `and ${cards(count)} more`,
    all: 'Move all',
    only: 'Move only this one',
    cancel: 'Cancel',
    tooMany: (most) =>
      `These are more than ${most.toLocaleString('en')} cards, and no more can be changed at once. Move only this one, or cancel.`,
  },
  conflictList: {
    title: (count) => (count === 0 ? 'No dependency is in conflict' : count === 1 ? '1 conflict' : `${count} conflicts`),
    one: (card, other, day) => `“${card}” begins before “${other}” ends; it could from ${day} on`,
    more: (count) => `and ${count} more`,
  },
};
