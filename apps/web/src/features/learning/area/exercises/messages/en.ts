import type { ExerciseMessages } from './es-mx.ts';

export const messages: ExerciseMessages = {
  question: (number, count) => `Question ${number} of ${count}`,
  check: 'Check',
  next: 'Next',
  previous: 'Previous',
  submit: 'See my result',
  answerFirst: 'Choose or write an answer to go on.',
  several: 'You may choose more than one.',
  yourAnswer: 'Your answer',
  yourNumber: 'Your answer (a number)',
  yourText: 'Your text',
  criteria: 'Read it through before you deliver it:',
  wordsWritten: (written, needed) =>
    `${written} of at least ${needed} words. Nobody grades it: do not write data of real people.`,
  moreWords: (needed) => `Write at least ${needed} words.`,
  sample: 'A possible answer',
  numberInvalid: 'Write a number.',
  unit: (unit) => `In ${unit}`,
  isTrue: 'True',
  isFalse: 'False',
  right: 'Right',
  partly: 'Partly',
  wrong: 'Not yet',
  optionRight: 'Right option',
  optionChosen: 'Your choice',
  solution: (solution) => `Answer: ${solution}`,
  passedTitle: 'You did it!',
  failedTitle: 'Almost. Try again.',
  score: (percent) => `${percent}%`,
  scoreLabel: 'Your result',
  passMark: (percent) => `You need ${percent}% to pass.`,
  attempt: (number) => `Attempt ${number}`,
  best: (percent) => `Your best result: ${percent}%`,
  first: (percent) => `Your skills show your first attempt: ${percent}%`,
  retry: 'Try again',
  notSolved: 'A solution is shown when you find it, or when you have used all tries of its question.',
  tryAgain: 'Answer it again',
  triesLeft: (count) => (count === 1 ? 'You have one more try.' : `You have ${count} more tries.`),
  credit: (percent) => `It counts ${percent}% because it was not the first try.`,
  settledElsewhere:
    'This question takes no further answer: you answered it in another window. Reload the page to see it.',
  draft: 'Your answers are kept on this device while you work.',
  checkFailed: (reason) =>
    `We could not check your answer. ${reason}. Your answer is still here; check it again in a moment.`,
  hint: 'Hint',
  handIn: 'Hand in',
  handedInWhole:
    'Each question takes one answer here. You see what was right, and the solutions, when you have handed in all of it.',
  runsLeft: (left) => {
    if (left === 0) return 'You have handed this in as often as a day allows. You can try again tomorrow.';
    return left === 1 ? 'You can hand this in once more today.' : `You can hand this in ${left} more times today.`;
  },
  refusals: {
    run_handed_in: 'This was handed in from another window. Reload the page to go on.',
    no_runs_left: 'You have handed this in as often as a day allows. You can try again tomorrow.',
  },
  failed: 'We could not grade your answers. They are still here; try again.',
  progress: 'Answered questions',
  review: 'Review your answers',
};
