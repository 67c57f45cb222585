import type { Proposal } from '@nivel/contracts/ai/proposals/proposal';
import type { ProposalLanguage } from '@nivel/contracts/ai/values/proposal-values';
import { proposedMilestones } from './proposed-milestones.ts';
import { tasksIn } from './tasks-in-text.ts';

/** What shares of nothing are. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** The milestones that a text asks for. */
export const textProposal = (text: string, language: ProposalLanguage, today: string): Proposal => {
  const { tasks, deadline, pieces, used } = tasksIn(text, language, today);
  const milestones = proposedMilestones(tasks, deadline, today);
  return {
    success: milestones.length > 0,
    confidence: milestones.length > 0 ? shareOf(used, pieces) : 0,
    language,
    engine: 'rules',
    model: null,
    data: { milestones },
  };
};
