import { folded } from '@nivel/contracts/projects/filter/folded';

/** The words of a search as columns named `searched` hold them. */
export const wordsIn = (search: string): string[] => folded(search).split(/\s+/).filter(Boolean);
