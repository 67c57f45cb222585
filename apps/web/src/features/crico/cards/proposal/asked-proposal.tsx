import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { Button } from '@nivel/ui/button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { ProposalDialog } from '../../area/proposals/proposal-dialog.tsx';
import { proposalText } from '../../area/proposals/proposal-text.ts';
import { valuesOf } from '../../area/proposals/proposed-values.ts';
import { useApplyProposal } from '../../area/proposals/use-apply-proposal.ts';
import { cardQuery } from '../cards.queries.ts';

/** The proposal of a card that waits for a decision, and what may be decided. */
const useAskedProposal = (card: CardRow) => {
  const { asked: text } = proposalText.useText();
  const { id: project_id } = useProject().board.project;
  const client = useQueryClient();
  const query = cardQuery(project_id, card);
  const { data } = useQuery(query);
  const again = () => void client.invalidateQueries(query);
  const dismiss = useMutation({
    mutationFn: async (proposal_id: string) => siteClient.call('dismiss_card_proposal', { project_id, proposal_id }),
    onSuccess: () => notify({ type: 'success', message: text.dismissed }),
    onError: () => notify({ type: 'error', message: text.failed }),
    onSettled: again,
  });
  return { asked: data?.proposal ?? null, dismiss, again };
};

/** What an automation rule had AI propose for the card; what of it is chosen is written by one command. */
export const AskedProposal = ({ card }: { readonly card: CardRow }) => {
  const { asked: text } = proposalText.useText();
  const [isOpen, setIsOpen] = useState(false);
  const { asked, dismiss, again } = useAskedProposal(card);
  const apply = useApplyProposal();
  if (asked === null) return null;
  const { priority, start_on, due_on, estimated_hours } = card;
  const now = { priority, start_on, due_on, estimated_hours };
  const close = () => setIsOpen(false);
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md border border-line bg-sunken p-3">
      <Sparkles aria-hidden="true" size={16} className="shrink-0 text-soft" />
      <p className="min-w-40 flex-1 text-sm wrap-anywhere">{text.by(asked.rule_name)}</p>
      <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
        {text.review}
      </Button>
      <Button size="sm" variant="ghost" loading={dismiss.isPending} onClick={() => dismiss.mutate(asked.id)}>
        {text.dismiss}
      </Button>
      {isOpen && (
        <ProposalDialog
          proposal={asked.proposal}
          become="cards"
          card={{ now, proposed: valuesOf(asked.proposal.data.milestones, now) }}
          onApply={(chosen) => {
            apply(chosen, { listId: card.list_id, cardId: card.id, proposalId: asked.id }, again);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
};
