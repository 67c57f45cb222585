import type { Proposal } from '@nivel/contracts/ai/proposals/proposal';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { useState } from 'react';
import { ParseButton } from '../../area/proposals/parse-button.tsx';
import { ProposalDialog } from '../../area/proposals/proposal-dialog.tsx';
import { valuesOf } from '../../area/proposals/proposed-values.ts';
import { useApplyProposal } from '../../area/proposals/use-apply-proposal.ts';
import { isCutOff } from '../../area/proposals/use-ask-proposal.ts';

interface CardProposalProps {
  readonly card: CardRow;
  /** The description as written, saved or not. */
  readonly description: string;
}

/** Looks for tasks in the description of the card; what of it is chosen changes the card and makes others, by one command. */
export const CardProposal = ({ card, description }: CardProposalProps) => {
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const apply = useApplyProposal();
  const { priority, start_on, due_on, estimated_hours } = card;
  const now = { priority, start_on, due_on, estimated_hours };
  const close = () => setProposal(null);
  return (
    <>
      <ParseButton description={description} onFound={setProposal} />
      {proposal && (
        <ProposalDialog
          proposal={proposal}
          become="cards"
          card={{ now, proposed: valuesOf(proposal.data.milestones, now) }}
          isCutOff={isCutOff(description)}
          onApply={(chosen) => {
            apply(chosen, { listId: card.list_id, cardId: card.id });
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
};
