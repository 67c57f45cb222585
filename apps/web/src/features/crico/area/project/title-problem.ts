import { limits } from '../../../../limits/limits.ts';
import type { ProjectMessages } from './messages/es-mx.ts';

/** The fault of the title of a card; undefined when nothing is. */
export const titleProblem = (title: string, text: ProjectMessages): string | undefined => {
  if (title.trim() === '') return title === '' ? text.titleRequired : text.titleBlank;
  return [...title.trim()].length > limits.crico.board.titleCharacters ? text.titleLong : undefined;
};
