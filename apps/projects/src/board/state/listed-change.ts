import type { Change } from './change.ts';

/** Whether lists of projects show something else after it: a name, or how many cards there are and how many are done. */
export const isListedChange = ({ of, set, was }: Change): boolean => {
  if (of === 'card') return set === null || was === null || 'list_id' in set;
  return of === 'project' || of === 'list';
};
