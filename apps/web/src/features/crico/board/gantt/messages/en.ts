import type { GanttMessages } from './es-mx.ts';
import { sources } from './sources-en.ts';

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
  automaticStays: (title) => `“${title}” is automatic: its links say when it begins. Its end can be moved.`,
  isAutomatic: 'automatic',
  keysHint:
    'Enter opens the card, Space picks its bar up, Shift L makes another wait for it, Shift D opens its links, X selects it. Up and down lead to other cards.',
  moves: {
    title: (count) => (count === 1 ? '1 more card moves' : `${count} more cards move`),
    text: (title, days) => `“${title}” moves to ${days}. What waits for it no longer fits where it is.`,
    all: 'Move all',
    only: 'Move only this one',
    cancel: 'Cancel',
    close: 'Close',
    tooMany: (most) =>
      `These are more than ${most.toLocaleString('en')} cards, and no more can be changed at once. Move only this one, or cancel.`,
  },
  conflictList: {
    title: (count) =>
      count === 0 ? 'No dependency is in conflict' : count === 1 ? '1 conflict' : `${count} conflicts`,
    one: (card, other, day) => `“${card}” begins before its link with “${other}” allows; it could from ${day} on`,
    more: (count) => `and ${count} more`,
  },
  link: {
    begun: (title) =>
      `Choose with up and down which card waits for “${title}”, and with left and right whether its start or its end waits; with Shift, the start or the end of “${title}”. Space links it and Escape cancels.`,
    over: (title, other, terms) => `“${title}” would wait for “${other}”: ${terms}`,
    done: (title, other) => `“${title}” waits for “${other}”`,
    isThere: (title, other) => `“${title}” waits for “${other}” already`,
    none: 'No card was linked',
  },
  picture: {
    open: 'Print or save',
    title: 'Print or save the chart',
    description: 'With the filter, the order, the groups and the marks that are shown now.',
    span: 'Days',
    shown: 'Those in sight now',
    whole: 'The whole plan',
    preview: 'Preview',
    image: (project, days) => `Gantt chart of ${project}, ${days}`,
    drawnOn: (day) => `as of ${day}`,
    page: (nth, count) => `Page ${nth} of ${count}`,
    pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
    cards,
    print: 'Print or save as PDF',
    save: 'Save as a PNG picture',
    saving: 'Drawing the picture',
    failed: 'This browser could not draw the picture. Try again, or print the chart.',
    noCards: 'No card matches the filter: there is nothing to draw.',
    tooLong: (most) => `A picture has at most ${most.toLocaleString('en')} rows. Filter the cards, or print the chart.`,
    tooMany: (most) => `The first ${most.toLocaleString('en')} rows are printed. Filter the cards to print others.`,
    close: 'Close',
  },
  openCalendar: 'Working days',
  calendar: {
    title: 'Project calendar',
    description: 'Durations and dependencies count only the days on which the project works.',
    weekdays: 'Working days',
    holidays: 'Holidays',
    noHolidays: 'None yet.',
    day: 'Day',
    name: 'Name',
    add: 'Add',
    year: 'Year',
    addMexican: (year) => `Add the official ones of Mexico for ${year}`,
    mexican: {
      'new-year': 'New Year’s Day',
      constitution: 'Constitution Day',
      juarez: 'Benito Juárez’s birthday',
      labour: 'Labour Day',
      independence: 'Independence Day',
      executive: 'Change of the federal executive',
      revolution: 'Revolution Day',
      christmas: 'Christmas Day',
    },
    importFile: 'Add those of an .ics file',
    importHint: (first, last) => `All-day events are added, repeated ones as well, from ${first} to ${last}.`,
    imported: (added, leftOut, first, last) =>
      [
        added === 0
          ? 'The file brings no new days.'
          : added === 1
            ? '1 day was added; it is saved with the calendar.'
            : `${added} days were added; they are saved with the calendar.`,
        leftOut === 0
          ? ''
          : `${leftOut === 1 ? '1 event was' : `${leftOut} events were`} left out: timed, cancelled, unreadable or outside ${first}–${last}.`,
      ]
        .join(' ')
        .trim(),
    importProblems: {
      'not-a-calendar': 'The file is not a calendar (.ics). Choose another one.',
      'too-big': 'The file is too big: a calendar has at most a million characters.',
      failed: 'The file could not be read. Try again.',
    },
    sources,
    unnamed: 'Holiday',
    remove: (name) => `Remove ${name}`,
    noWeekday: 'Choose at least one working day.',
    tooMany: (most) => `A calendar has at most ${most} holidays.`,
    save: 'Save',
    cancel: 'Cancel',
    close: 'Close',
    saved: 'Calendar saved',
    failed: { title: 'Error saving the calendar', message: 'The calendar of the project could not be saved.' },
  },
};
