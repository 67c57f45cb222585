import { folded } from '@nivel/contracts/projects/filter/folded';

/** The ids of what has a text in its title, whatever its accents and capitals. An empty text is in none. */
export const titledWith = (
  things: Iterable<{ readonly id: string; readonly title: string }>,
  text: string,
): string[] => {
  if (text === '') return [];
  const sought = folded(text);
  return [...things].filter(({ title }) => folded(title).includes(sought)).map(({ id }) => id);
};
