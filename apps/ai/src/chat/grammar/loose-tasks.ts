import { textProposal } from '../../proposals/rules/text-proposal.ts';
import { isNegated } from './courtesy.ts';
import type { Reading, ReadingContext } from './reading.ts';
import { spoken } from './spoken.ts';

/** Fewer things to do may be a remark as well. */
const LEAST_TASKS = 2;

/**
 * New cards for the things to do that a text of several sentences or lines speaks of; undefined: it speaks of none, or it asks.
 * For what is no command.
 */
export const looseTasks = (message: string, { language, today }: ReadingContext): Reading | undefined => {
  if (/[?¿]/.test(message) || isNegated(spoken(message))) return undefined;
  const { milestones } = textProposal(message, language, today).data;
  if (milestones.length < LEAST_TASKS) return undefined;
  const cards = milestones.map(({ title, priority, start_on, due_on, reasons }) => {
    const isSaid = reasons.includes('stated_day');
    return { title, priority, start_on: isSaid ? start_on : null, due_on: isSaid ? due_on : null };
  });
  return { topic: 'create', cards, list: null, person: null, isTooLong: false };
};
