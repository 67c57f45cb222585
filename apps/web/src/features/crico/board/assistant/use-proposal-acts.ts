import { limits } from '../../../../limits/limits.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { mayChangeCards, useProject } from '../../area/project/project-scene.ts';
import { usePerform } from '../../area/project/use-perform.ts';
import { useUndo } from '../use-undo.ts';
import type { CardsProposal, ChosenLines, ProposalActs } from './assistant-place.ts';
import { assistantText } from './assistant-text.ts';
import type { Plan } from './conversation.ts';

/** What was chosen of a proposal as the command that writes it. */
const inputOf = (
  { create, update }: CardsProposal,
  chosen: ChosenLines,
  { command_id, card_ids }: Plan,
  project_id: string,
) => ({
  project_id,
  command_id,
  create: create.flatMap(({ title, list, priority, assignee, start_on, due_on }, at) => {
    const set = { priority, assignee: assignee?.id ?? null, start_on, due_on };
    const card_id = card_ids[at];
    return card_id !== undefined && chosen.create.has(at) ? [{ card_id, list_id: list.id, title, set }] : [];
  }),
  update: update
    .filter(({ card_id: id }) => chosen.update.has(id))
    .map(({ card_id, list, assignee }) => ({
      card_id,
      ...(list && { list_id: list.to.id }),
      ...(assignee && { set: { assignee: assignee.to?.id ?? null } }),
    })),
});

/** Applies proposals to the open project; null where this person may not change cards. */
export const useProposalActs = (): ProposalActs | null => {
  const { proposal: text } = assistantText.useText();
  const { board, session } = useProject();
  const perform = usePerform(session);
  const { undoLast } = useUndo(session, board);
  if (!mayChangeCards(board)) return null;
  return {
    apply: async (proposal, chosen, plan, onDone) => {
      const input = inputOf(proposal, chosen, plan, board.project.id);
      const duration = limits.crico.toasts.milestoneMs;
      return perform({ procedure: 'apply_proposal', input }, text.failed, (commandId) => {
        notify({ type: 'success', message: text.toast, duration });
        onDone(commandId);
      });
    },
    undo: undoLast,
    canUndo: (commandId) => session.outbox.isLast(commandId),
    isTakenBack: (commandId) => session.outbox.own.isTakenBack(commandId),
  };
};
