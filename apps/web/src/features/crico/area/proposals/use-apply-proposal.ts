import { limits } from '../../../../limits/limits.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { uuidv7 } from '../board-model/uuidv7.ts';
import { useProject } from '../project/project-scene.ts';
import { usePerform } from '../project/use-perform.ts';
import type { Chosen } from './proposal-dialog.tsx';
import { proposalText } from './proposal-text.ts';
import { newCardsOf } from './proposed-values.ts';

/** Applies the chosen parts of a proposal by one command, which is undone as one. */
export const useApplyProposal = () => {
  const text = proposalText.useText();
  const { board, session } = useProject();
  const perform = usePerform(session);
  return (
    { values, milestones }: Chosen,
    { listId, cardId }: { readonly listId: string; readonly cardId?: string },
  ) => {
    const isChanged = cardId !== undefined && Object.keys(values).length > 0;
    const input = {
      project_id: board.project.id,
      command_id: uuidv7(),
      create: newCardsOf(milestones, listId, uuidv7),
      update: isChanged ? [{ card_id: cardId, set: values }] : [],
    };
    const duration = limits.crico.toasts.milestoneMs;
    void perform({ procedure: 'apply_proposal', input }, text.failed, () =>
      notify({ type: 'success', message: text.applied, duration }),
    );
  };
};
