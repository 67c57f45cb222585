import type { SearchMessages } from './es-mx.ts';

export const messages: SearchMessages = {
  title: 'Search',
  lead: 'Search everything that is taught: texts, videos and questions.',
  label: 'Words',
  hint: 'Finds all their forms, with or without accents. "In quotes": exactly so. What is taught is in Spanish.',
  searching: 'Searching...',
  failed: (reason) => `The search failed: ${reason}`,
  none: (words) => `Nothing that is taught has “${words}”`,
  noneText: 'Try fewer words, or another one with the same meaning.',
  count: (count) => (count === 1 ? '1 part' : `${count} parts`),
  start: 'Type a word, such as “modelo” or “sesgo”.',
  atSecond: (time) => `At ${time}`,
  question: 'Question',
  beginning: 'At the beginning',
  locked: 'Locked',
};
