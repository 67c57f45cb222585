import { useState } from 'react';
import { ContractDrawer } from './contract-drawer.tsx';
import { ContractsTable } from './contracts-table.tsx';
import { ContractsToolbar } from './contracts-toolbar.tsx';
import { LeadOffer } from './lead-offer.tsx';
import { NewContractDialog } from './new-contract-dialog.tsx';
import { useContractsView } from './use-contracts-view.ts';

/** The contracts of the book: a table, each of them whole, and the one that a won lead offers. */
export const ContractsSection = () => {
  const { contract, lead, close, endOffer } = useContractsView();
  const [isNew, setNew] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <ContractsToolbar onNew={() => setNew(true)} />
      <ContractsTable />
      {isNew && <NewContractDialog onClose={() => setNew(false)} />}
      {lead !== '' && <LeadOffer key={lead} leadId={lead} onClose={endOffer} />}
      {contract !== '' && <ContractDrawer key={contract} id={contract} onClose={close} />}
    </div>
  );
};
