import type { TimelineMessages } from './es-mx.ts';

export const messages: TimelineMessages = {
  title: 'Project Timeline',
  dueSoon: 'Due soon',
  dueIn: (days) => (days === 0 ? 'due today' : days === 1 ? 'due tomorrow' : `due in ${days} days`),
  noDeadline: (days) => `No deadline: ${days} days`,
  progress: (percent) => `${percent} % done`,
};
