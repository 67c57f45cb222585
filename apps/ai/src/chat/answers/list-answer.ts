import { MOST_CITED } from '@nivel/contracts/ai/chat-values';
import type { Filter, FilterTerm } from '@nivel/contracts/projects/filter/filter';
import type { CardQuestion } from '../grammar/reading.ts';
import { citedAs, type Answer, type AnswerScene } from './answer.ts';

const term = (field: string, value: string, op: FilterTerm['op'] = 'is'): FilterTerm => ({
  field,
  op,
  values: [value],
});

/** What is asked for as the filter of a board: of open cards only. */
const filterOf = ({ isOverdue, isMine, isBlocked, due }: CardQuestion): Filter => ({
  all: [
    { not: term('status', 'done') },
    ...(isOverdue ? [term('overdue', 'yes')] : []),
    ...(isMine ? [term('assignee', 'me')] : []),
    ...(isBlocked ? [term('blocked', 'yes')] : []),
    ...(due ? [term('due', due.from, 'ge'), term('due', due.to, 'le')] : []),
  ],
});

/** The cards that a question is about, those that are due first before the others. */
export const listAnswer = async (question: CardQuestion, scene: AnswerScene): Promise<Answer> => {
  const { project, words, today } = scene;
  const [board, { cards, total }] = await Promise.all([project.board(), project.find(filterOf(question), MOST_CITED)]);
  const more = total > cards.length ? ` ${words.andMore(total - cards.length)}` : '';
  return {
    topic: 'list',
    response: `${words.list(question, total, today)}${more}`,
    cards: cards.map((card) => citedAs(board.project.key, card)),
    total,
  };
};
