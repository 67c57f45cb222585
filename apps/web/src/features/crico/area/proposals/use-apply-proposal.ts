import { limits } from '../../../../limits/limits.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { uuidv7 } from '../board-model/uuidv7.ts';
import { useProject } from '../project/project-scene.ts';
import { usePerform } from '../project/use-perform.ts';
import type { Chosen } from './proposal-dialog.tsx';
import { proposalText } from './proposal-text.ts';
import { newCardsOf } from './proposed-values.ts';

/** Where a proposal is applied. */
interface Target {
  /** New cards come to its end. */
  readonly listId: string;
  /** The card that it is about. */
  readonly cardId?: string;
  /** One that an automation rule asked for: it is decided with the command. */
  readonly proposalId?: string;
}

/** Applies the chosen parts of a proposal by one command, which is undone as one. */
export const useApplyProposal = () => {
  const text = proposalText.useText();
  const { board, session } = useProject();
  const perform = usePerform(session);
  return ({ values, milestones }: Chosen, { listId, cardId, proposalId }: Target, onDone?: () => void) => {
    const isChanged = cardId !== undefined && Object.keys(values).length > 0;
    const input = {
      project_id: board.project.id,
      command_id: uuidv7(),
      create: newCardsOf(milestones, listId, uuidv7),
      update: isChanged ? [{ card_id: cardId, set: values }] : [],
      ...(proposalId !== undefined && { proposal_id: proposalId }),
    };
    const duration = limits.crico.toasts.milestoneMs;
    void perform({ procedure: 'apply_proposal', input }, text.failed, () =>
      notify({ type: 'success', message: text.applied, duration }),
    ).then(() => onDone?.());
  };
};
