import type { CardQuestion } from '../grammar/reading.ts';
import { dayWords, type Day } from './day-words.ts';
import type { ChatWords } from './es.ts';

const { day, span } = dayWords('en');
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const quoted = (text: string): string => `“${text}”`;
const percent = (share: number): string => `${Math.round(share * 100)}%`;

const periodOf = ({ from, to }: { from: Day; to: Day }, today: Day): string => {
  if (from !== to) return span(from, to);
  return from === today ? 'today' : `on ${day(from)}`;
};

/** How cards are called that a question is about: 'overdue, assigned to you'. */
const about = ({ isOverdue, isMine, isBlocked, due }: CardQuestion, today: Day): string =>
  [
    ...(isOverdue ? ['overdue'] : []),
    ...(isBlocked ? ['blocked'] : []),
    ...(isMine ? ['assigned to you'] : []),
    ...(due ? [`due ${periodOf(due, today)}`] : []),
  ].join(' and ');

export const words: ChatWords = {
  list: (question, count, today) => {
    if (count === 0) return `No open cards are ${about(question, today)}.`;
    return `${cards(count)} ${count === 1 ? 'is' : 'are'} ${about(question, today)}.`;
  },
  andMore: (count) => `These are the first ones; there are ${count} more.`,
  status: ({ open, done, begun, overdue, blocked }) => {
    const all = open + done;
    if (all === 0) return 'The project has no cards yet.';
    return `The project is ${percent(done / all)} complete: ${done} of ${cards(all)} done. Open: ${open} (${begun} in progress, ${overdue} overdue, ${blocked} blocked).`;
  },
  forecast: ({ method, dates, range, target_on: target, completion_confidence: confidence }) => {
    if (method === 'complete') return 'Nothing is open: the project is complete.';
    if (method === 'simulation' && dates) {
      const at = (one: Day | null) => (one === null ? 'not within five years' : `by ${day(one)}`);
      const goal =
        target === null || confidence === null
          ? ''
          : ` The probability to be complete by ${day(target)} is ${percent(confidence)}.`;
      return `At the current pace the project is complete ${at(dates.p50)} with a probability of 50%, and ${at(dates.p80)} with 80%.${goal}`;
    }
    if (range)
      return `There is too little history. By the estimates it is complete between ${day(range.from)} and ${day(range.to)}.`;
    return 'There is too little data for a forecast: it takes 10 finished cards and a week of history.';
  },
  loads: (rows) => {
    if (rows.length === 0) return 'No open card has an assignee.';
    const told = rows.map(({ name, open, overdue }) => `${name}: ${open} (${overdue} overdue)`).join('; ');
    const busy = rows.filter(({ isTooMuch }) => isTooMuch).map(({ name }) => name);
    const verdict =
      busy.length === 0 ? 'Nobody has a much higher load than the others.' : `Overloaded: ${busy.join(', ')}.`;
    return `${verdict} Open cards by person: ${told}.`;
  },
  someone: 'somebody who has left',
  proposeCreate: (count) =>
    `I propose ${count === 1 ? 'a new card' : `${count} new cards`}. Nothing is saved until you apply it.`,
  cutOff: (most) => `I took only the first ${most}.`,
  proposeMove: (count, list) =>
    `I propose to move ${cards(count)} to ${quoted(list)}. Nothing is saved until you apply it.`,
  proposeAssign: (count, person) =>
    `I propose to ${person === null ? `take the assignee off ${cards(count)}` : `assign ${cards(count)} to ${person}`}. Nothing is saved until you apply it.`,
  proposeProject: (name) => `I propose to create the project ${quoted(name)}. Nothing is saved until you apply it.`,
  whichTitle: 'Tell me the title of the card. For example:',
  titleTooLong: (most) => `A title has at most ${most} characters. Write a shorter one.`,
  whichName: 'Tell me the name of the project. For example:',
  projectName: (least, most) => `The name of a project has ${least} to ${most} characters.`,
  readOnly: 'In this project you can read, but not change cards.',
  noLists: 'The project has no lists to put cards into.',
  noList: (name) => `I found no list ${quoted(name)}. Choose one of these:`,
  noListForIt: 'I found no list for that. Choose one of these:',
  move: (cards, list) => `Move ${cards} to ${list}`,
  noPerson: (name) => `I found nobody called ${quoted(name)} among the people of this project.`,
  noTarget: (name) => `I found no list and no person called ${quoted(name)}.`,
  severalPeople: (name) => `Several people are called ${quoted(name)}. Whom do you mean?`,
  noCard: (name) => `I found no card ${quoted(name)} in this project.`,
  severalCards: (name) => `Several cards have ${quoted(name)} in their title. Which one is it?`,
  tooManyCards: (most) => `I can change up to ${most} cards at once.`,
  alreadySo: 'It is so already; there is nothing to change.',
  noProject: 'I answer that within a project. Open one and ask me there.',
  help: 'I can create cards, move or assign them, list those that are overdue, yours, blocked or due soon, say how the project is going, who is overloaded and when it will be complete, and create projects. You always apply changes yourself.',
  unknown: 'I did not understand that. You can say it in other words, or try one of these sentences:',
  examples: {
    create: 'Create a card: Review the contract',
    project: 'Create a project called Spring fair',
    overdue: 'Which cards are overdue?',
    mine: 'What do I have to do?',
    status: 'How is the project going?',
    forecast: 'When will we finish?',
    loads: 'Who is overloaded?',
    help: 'What can you do?',
  },
};
