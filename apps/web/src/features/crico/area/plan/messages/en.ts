import type { PlanMessages } from './es-mx.ts';

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

export const messages: PlanMessages = {
  title: (count) => (count === 1 ? '1 automatic card moves' : `${count} automatic cards move`),
  text: 'Their dates follow their links and the calendar of the project. All of it is one change and is undone at once.',
  card: 'Card',
  before: 'Before',
  after: 'After',
  more: (count) => `and ${cards(count)} more`,
  keep: 'Save and move',
  cancel: 'Cancel',
  close: 'Close',
};
