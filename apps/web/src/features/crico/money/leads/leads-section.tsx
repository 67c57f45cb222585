import { lazy, Suspense, useState } from 'react';
import { LeadDrawer } from './lead-drawer.tsx';
import { LeadTotals } from './lead-totals.tsx';
import { LeadsBoard } from './leads-board.tsx';
import { LeadsTable } from './leads-table.tsx';
import { LeadsToolbar } from './leads-toolbar.tsx';
import { NewLeadDialog } from './new-lead-dialog.tsx';
import { useLeadsView } from './use-leads-view.ts';

const LeadImportDialog = lazy(async () => ({
  default: (await import('./imports/lead-import-dialog.tsx')).LeadImportDialog,
}));

/** The leads of the book: their totals, a table or a board by stage, and each of them whole. */
export const LeadsSection = () => {
  const { filter, view, lead, close } = useLeadsView();
  const [isNew, setNew] = useState(false);
  const [isImport, setImport] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <LeadTotals />
      <LeadsToolbar onNew={() => setNew(true)} onImport={() => setImport(true)} />
      {view === 'board' && !filter.isInTrash ? <LeadsBoard /> : <LeadsTable />}
      {isNew && <NewLeadDialog onClose={() => setNew(false)} />}
      {isImport && (
        <Suspense>
          <LeadImportDialog onClose={() => setImport(false)} />
        </Suspense>
      )}
      {lead !== '' && <LeadDrawer key={lead} id={lead} onClose={close} />}
    </div>
  );
};
