import { Button } from '@nivel/ui/button';
import { useQuery } from '@tanstack/react-query';
import { leadContractQuery, type Lead } from './leads.queries.ts';
import { leadsText } from './leads-text.ts';
import { useDraftContract } from './use-draft-contract.ts';

interface LeadContractProps {
  readonly lead: Lead;
  /** Unsaved changes lead to a question first. */
  readonly onLeave: (go: () => void) => void;
}

/** The contract of a won lead, or a way to create one; nothing for any other lead. */
export const LeadContract = ({ lead, onLeave }: LeadContractProps) => {
  const { contract: text } = leadsText.useText();
  const { draft, show } = useDraftContract();
  const isWon = lead.stage === 'closed_won';
  const { data } = useQuery({ ...leadContractQuery(lead.id), enabled: isWon });
  if (!isWon || !data) return null;
  const contract = data.data.find(({ status }) => status !== 'cancelled');
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-2 rounded-sm bg-sunken px-3 py-2">
      <p className="wrap-anywhere">{contract ? text.exists(contract.contract_title) : text.none}</p>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => onLeave(() => (contract ? show(contract.id) : draft(lead.id)))}
      >
        {contract ? text.open : text.create}
      </Button>
    </div>
  );
};
