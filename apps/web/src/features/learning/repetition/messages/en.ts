import type { RepetitionMessages } from './es-mx.ts';

export const messages: RepetitionMessages = {
  title: "Today's repetition",
  lead: 'Questions that you missed come back before you forget them. They give no points and count for no streak.',
  loading: 'Loading your repetition...',
  failed: (reason) => `Your repetition could not be loaded: ${reason}`,
  left: (left) => {
    if (left === 0) return 'That was the last one for today';
    return left === 1 ? 'One question is left for today' : `${left} questions are left for today`;
  },
  from: 'From',
  backOn: (day) => `This question comes back on ${day}.`,
  finish: 'Finish',
  notDue: "This question is no longer in today's repetition; perhaps you answered it in another window.",
  goOn: 'Go on',
  doneTitle: 'Done for today!',
  done: (count) => (count === 1 ? 'You repeated one question today.' : `You repeated ${count} questions today.`),
  next: (day) => `The next one comes back on ${day}.`,
  fullTitle: 'That is enough for today',
  full: 'You reached your most questions a day. The others go on tomorrow.',
  restTitle: 'Nothing to repeat today',
  emptyTitle: 'Nothing to repeat yet',
  empty: 'When you miss a question of a module, it comes back here the next day.',
  toDashboard: 'Go to my dashboard',
  limit: 'Questions a day, at most',
  limitFailed: (reason) => `Your most a day could not be saved: ${reason}`,
};
