import type { Proposal } from '@nivel/contracts/ai/proposals/proposal';
import { complexities, type Complexity } from '@nivel/contracts/ai/values/proposal-values';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { TextArea } from '@nivel/ui/text-area';
import { useState } from 'react';
import { byPosition } from '../../area/board-model/board-store.ts';
import { ChoiceField } from '../../area/choice-field.tsx';
import { useProject } from '../../area/project/project-scene.ts';
import { ProposalDialog } from '../../area/proposals/proposal-dialog.tsx';
import { proposalText } from '../../area/proposals/proposal-text.ts';
import { useApplyProposal } from '../../area/proposals/use-apply-proposal.ts';
import { isCutOff, useAskProposal } from '../../area/proposals/use-ask-proposal.ts';

/** Breaks the project down into cards: a description becomes a proposal, from which a person takes parts. */
export const BreakdownDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = proposalText.useText();
  const { board } = useProject();
  const [description, setDescription] = useState(board.project.description);
  const [complexity, setComplexity] = useState<Complexity>('medium');
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const { ask, isAsking } = useAskProposal(setProposal);
  const apply = useApplyProposal();
  const lists = [...board.lists.values()].sort(byPosition);
  const target = lists.find(({ status }) => status === 'todo') ?? lists[0];
  if (proposal && target)
    return (
      <ProposalDialog
        proposal={proposal}
        become="cards"
        isCutOff={isCutOff(description)}
        onApply={(chosen) => {
          apply(chosen, { listId: target.id });
          onClose();
        }}
        onClose={onClose}
      />
    );
  return (
    <Dialog isOpen isWide onOpenChange={onClose} title={text.breakdown.title} closeLabel={text.close}>
      <div className="mt-4 flex flex-col gap-4">
        <TextArea
          label={text.breakdown.description}
          rows={8}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
        <ChoiceField
          label={text.breakdown.complexity}
          value={complexity}
          items={complexities.map((one) => [one, text.breakdown.complexities[one]] as const)}
          onChange={(value) => setComplexity(complexities.find((one) => one === value) ?? complexity)}
        />
        <div className="flex justify-end gap-2">
          <Button size="sm" variant="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button size="sm" loading={isAsking} onClick={() => ask({ text: description, complexity })}>
            {text.breakdown.propose}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
