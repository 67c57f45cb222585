import { limits } from '../../../limits/limits.ts';
import type { BoardMessages } from './messages/es-mx.ts';

/** What is wrong with the title of a card; undefined when nothing is. */
export const titleProblem = (title: string, text: BoardMessages): string | undefined => {
  if (title.trim() === '') return text.titleRequired;
  return [...title.trim()].length > limits.crico.board.titleCharacters ? text.titleLong : undefined;
};
