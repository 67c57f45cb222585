import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../area/list-states.tsx';
import { wonLeadQuery } from './contracts.queries.ts';
import { contractsText } from './contracts-text.ts';
import { NewContractDialog } from './new-contract-dialog.tsx';

interface LeadOfferProps {
  readonly leadId: string;
  readonly onClose: () => void;
}

/** The contract that a lead offers that was won, filled in. */
export const LeadOffer = ({ leadId, onClose }: LeadOfferProps) => {
  const text = contractsText.useText();
  const { data, error, refetch } = useQuery(wonLeadQuery(leadId));
  if (data) return <NewContractDialog lead={data.lead} onClose={onClose} />;
  return error ? <LoadFailure title={text.fromLead.failed} error={error} onRetry={() => void refetch()} /> : null;
};
