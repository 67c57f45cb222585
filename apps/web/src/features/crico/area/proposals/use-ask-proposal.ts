import type { Proposal } from '@nivel/contracts/ai/proposals/proposal';
import { LONGEST_PROPOSAL_TEXT, type Complexity } from '@nivel/contracts/ai/values/proposal-values';
import { useMutation } from '@tanstack/react-query';
import { limits } from '../../../../limits/limits.ts';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { dayOf } from '../../../../shell/days/days.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { useProject } from '../project/project-scene.ts';
import { proposalText } from './proposal-text.ts';

interface Wanted {
  readonly text: string;
  /** Of a project that is broken down; a description is parsed without one. */
  readonly complexity?: Complexity;
}

/** As much of a text as is read. */
const readPart = (text: string): string => [...text.trim()].slice(0, LONGEST_PROPOSAL_TEXT).join('');

/** Whether a text is longer than the part that is read. */
export const isCutOff = (text: string): boolean => [...text.trim()].length > LONGEST_PROPOSAL_TEXT;

const ask = async ({ text, complexity }: Wanted, project_id: string): Promise<Proposal> => {
  const today = dayOf(new Date());
  const part = readPart(text);
  return complexity === undefined
    ? siteClient.post('/api/parse-description', { description: part, today, project_id })
    : siteClient.post('/api/breakdown-milestones', { projectDescription: part, complexity, today, project_id });
};

/** Asks for a proposal; the number of suggestions is shown, or why there are none. */
export const useAskProposal = (onFound: (proposal: Proposal) => void) => {
  const text = proposalText.useText();
  const { id } = useProject().board.project;
  const unavailable = () => notify({ type: 'warning', ...text.unavailable });
  const { mutate, isPending } = useMutation({
    mutationFn: async (wanted: Wanted) => ask(wanted, id),
    onError: unavailable,
    onSuccess: (proposal) => {
      const count = proposal.data.milestones.length;
      if (!proposal.success || count === 0) {
        unavailable();
        return;
      }
      notify({ type: 'info', title: text.complete.title, message: text.complete.message(count) });
      onFound(proposal);
    },
  });
  return {
    isAsking: isPending,
    ask: (wanted: Wanted) => {
      const duration = limits.crico.toasts.validationMs;
      if (wanted.text.trim() === '') notify({ type: 'warning', ...text.noDescription, duration });
      else mutate(wanted);
    },
  };
};
