import type { TutorMessages } from './es-mx.ts';

export const messages: TutorMessages = {
  title: 'Tutor',
  lead: 'Answers with passages of this module, and says where they are. It does not solve exercises for you.',
  close: 'Close',
  question: 'Your question',
  hint: 'In Spanish, as the module is. For example: “¿qué es un token?”.',
  item: 'About which exercise',
  anyItem: 'None in particular',
  nthItem: (nth, prompt) => `${nth}. ${prompt}`,
  ask: 'Ask',
  empties: 'Write a question first.',
  emptiesBesideItem: 'Write a question, or choose an exercise.',
  tooLong: (most) => `At most ${most} characters.`,
  failed: (reason) => `The question failed: ${reason}`,
  needsPlan: 'The tutor comes with Pro and with Elite.',
  answers: 'Answers',
  none: 'This module does not treat that in these words. Try others, or ask a person.',
  found: (count) =>
    count === 1 ? 'This is what the module says:' : 'This is what the module says, the closest first:',
  steps: 'Go over this, and open the passage if that is not enough:',
  show: 'Show the passage',
  withheld: 'The answer to an exercise that you can still try is here. Read it again in its place.',
  atSecond: (time) => `At ${time}`,
  beginning: 'At the beginning',
  place: (name, part) => `${name} · ${part}`,
  reasons: {
    tutor_not_in_tests: 'it does not help with reviews and final sets.',
    part_locked: 'the part is still locked.',
  },
};
