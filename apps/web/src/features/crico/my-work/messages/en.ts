import type { MyWorkMessages } from './es-mx.ts';

export const messages: MyWorkMessages = {
  title: 'My work',
  lead: 'What you have to do in all your projects.',
  groups: {
    overdue: 'Overdue',
    today: 'Today',
    week: 'Next 6 days',
    later: 'Later',
    undated: 'No date',
    waiting: 'Waiting for you',
  },
  cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
  finish: (name) => `Complete ${name}`,
  finished: (name) => `${name} completed`,
  undo: 'Undo',
  notUndone: 'It could not be undone. Open the card to change it.',
  blocked: (reason) => `Blocked: ${reason}`,
  due: (day) => `Due ${day}`,
  waitsFor: (who, cards) => (who === null ? `Waits for ${cards}` : `${who}’s card waits for ${cards}`),
  empty: 'Nothing is waiting for you',
  emptyText: 'Cards that are assigned to you in any of your projects appear here.',
  notWhole: 'The 500 nearest are shown. Open a project to see all.',
  failed: 'We could not load your work',
};
