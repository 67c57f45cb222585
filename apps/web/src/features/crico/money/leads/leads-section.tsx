import { useState } from 'react';
import { LeadDrawer } from './lead-drawer.tsx';
import { LeadTotals } from './lead-totals.tsx';
import { LeadsBoard } from './leads-board.tsx';
import { LeadsTable } from './leads-table.tsx';
import { LeadsToolbar } from './leads-toolbar.tsx';
import type { Lead } from './leads.queries.ts';
import { NewLeadDialog } from './new-lead-dialog.tsx';
import { useLeadsView } from './use-leads-view.ts';

interface LeadsSectionProps {
  /** Begins a contract with what is known of a won lead; left out while there are no contracts. */
  readonly onDraftContract?: (lead: Lead) => void;
}

/** The leads of the book: what they add up to, a table or a board by stage, and each of them whole. */
export const LeadsSection = ({ onDraftContract }: LeadsSectionProps) => {
  const { filter, view, lead, close } = useLeadsView();
  const [isNew, setNew] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <LeadTotals />
      <LeadsToolbar onNew={() => setNew(true)} />
      {view === 'board' && !filter.isInTrash ? <LeadsBoard /> : <LeadsTable />}
      {isNew && <NewLeadDialog onClose={() => setNew(false)} />}
      {lead !== '' && <LeadDrawer key={lead} id={lead} onClose={close} onDraftContract={onDraftContract} />}
    </div>
  );
};
