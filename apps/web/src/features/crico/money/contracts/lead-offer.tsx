import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../../area/list-states.tsx';
import { leadContractQuery, leadQuery, type Lead } from '../leads/leads.queries.ts';
import type { Contract } from './contracts.queries.ts';
import { contractsText } from './contracts-text.ts';
import { NewContractDialog } from './new-contract-dialog.tsx';
import { useContractsView } from './use-contracts-view.ts';

interface OfferProps {
  readonly lead: Lead;
  readonly found: Contract | undefined;
  readonly onClose: () => void;
}

const Offer = ({ lead, found, onClose }: OfferProps) => {
  const text = contractsText.useText();
  const { openInstead } = useContractsView();
  // Concurrent changes of others are reported when this one is sent.
  const [contract] = useState(found);
  if (contract === undefined) return <NewContractDialog lead={lead} onClose={onClose} />;
  return (
    <Dialog isOpen onOpenChange={onClose} title={text.fromLead.title(lead.name)} closeLabel={text.close}>
      <p className="mt-3 wrap-anywhere">{text.fromLead.exists(contract.contract_title)}</p>
      <div className="mt-4 flex justify-end">
        <Button size="sm" onClick={() => openInstead(contract.id)}>
          {text.fromLead.open}
        </Button>
      </div>
    </Dialog>
  );
};

interface LeadOfferProps {
  readonly leadId: string;
  readonly onClose: () => void;
}

/** The contract that a won lead offers, filled in; or the one that it has. */
export const LeadOffer = ({ leadId, onClose }: LeadOfferProps) => {
  const text = contractsText.useText();
  const lead = useQuery(leadQuery(leadId));
  const contracts = useQuery(leadContractQuery(leadId));
  if (lead.data && contracts.data) {
    const found = contracts.data.data.find(({ status }) => status !== 'cancelled');
    return <Offer lead={lead.data.lead} found={found} onClose={onClose} />;
  }
  const failed = [lead, contracts].find(({ error }) => error !== null);
  if (!failed) return null;
  return <LoadFailure title={text.fromLead.failed} error={failed.error} onRetry={() => void failed.refetch()} />;
};
