import type { Proposal } from '@nivel/contracts/ai/proposals/proposal';
import { Button } from '@nivel/ui/button';
import { Sparkles } from 'lucide-react';
import { proposalText } from './proposal-text.ts';
import { useAskProposal } from './use-ask-proposal.ts';

interface ParseButtonProps {
  readonly description: string;
  readonly onFound: (proposal: Proposal) => void;
}

/** Looks for tasks in a description. */
export const ParseButton = ({ description, onFound }: ParseButtonProps) => {
  const text = proposalText.useText();
  const { ask, isAsking } = useAskProposal(onFound);
  return (
    <Button
      size="sm"
      variant="secondary"
      className="self-start"
      loading={isAsking}
      icon={<Sparkles aria-hidden="true" size={15} />}
      onClick={() => ask({ text: description })}
    >
      {text.parse}
    </Button>
  );
};
