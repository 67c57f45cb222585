import { MOST_SUGGESTIONS } from '@nivel/contracts/ai/chat-values';
import { projectName } from '@nivel/contracts/projects/board-shape';
import type { ChatWords } from '../words/chat-words.ts';
import type { Answer } from './answer.ts';

/** The limits of the name of a project, as `projectName` has them. */
const [LEAST_NAME, MOST_NAME] = [3, 50];

const inProject = ({ examples }: ChatWords): string[] => [
  examples.create,
  examples.overdue,
  examples.mine,
  examples.status,
];
const withoutProject = ({ examples }: ChatWords): string[] => [examples.project, examples.help];

/** What can be said next. */
export const examplesOf = (words: ChatWords, hasProject: boolean): string[] =>
  (hasProject ? inProject(words) : withoutProject(words)).slice(0, MOST_SUGGESTIONS);

/** A new project as a proposal, or what is missing to propose it. */
export const projectAnswer = (name: string, words: ChatWords): Answer => {
  const topic = 'project';
  if (name === '') return { topic, response: words.whichName, suggestions: [words.examples.project] };
  const read = projectName.safeParse(name);
  if (!read.success) return { topic, response: words.projectName(LEAST_NAME, MOST_NAME) };
  return { topic, response: words.proposeProject(read.data), proposal: { kind: 'project', name: read.data } };
};
