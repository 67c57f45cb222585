import type { LinksMessages } from './es-mx.ts';

const types: LinksMessages['types'] = {
  'finish-start': 'Finish to start',
  'start-start': 'Start to start',
  'finish-finish': 'Finish to finish',
  'start-finish': 'Start to finish',
};
const days = (count: number): string =>
  `${count > 0 ? '+' : '−'}${Math.abs(count)} working ${Math.abs(count) === 1 ? 'day' : 'days'}`;

export const messages: LinksMessages = {
  type: (title) => `Type of the link with “${title}”`,
  types,
  lag: (title) => `Working days of lag after “${title}”`,
  terms: (type, lag) => (lag === 0 ? types[type] : `${types[type]}, ${days(lag)}`),
  lagProblem: (least, most) => `Write whole working days, from ${least} to ${most}. Below 0 the cards overlap.`,
  remove: (card, other) => `Remove the link: “${card}” no longer waits for “${other}”`,
  circle: (titles) => `They would wait for each other: ${titles}.`,
  waits: 'Waits for',
  waiting: 'Wait for it',
  nothing: 'It is not linked with any card.',
  title: (card) => `Links of “${card}”`,
  description: 'Each change is saved at once and can be undone.',
  automatic: 'Automatic dates',
  automaticHint:
    'With dates, it begins on the first working day that its links allow, earlier or later than where it is. Its length does not change.',
  close: 'Close',
};
