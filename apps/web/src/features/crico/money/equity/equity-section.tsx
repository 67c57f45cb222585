import { useState } from 'react';
import { EquityDialog } from './equity-dialog.tsx';
import { EquityDrawer } from './equity-drawer.tsx';
import { EquityTable } from './equity-table.tsx';
import { EquityToolbar } from './equity-toolbar.tsx';
import { useChosenEquity } from './use-chosen-equity.ts';
import { useEquityView } from './use-equity-view.ts';
import { useLiveEquity } from './use-live-equity.ts';

/** The shares of people, for administrators. */
export const EquitySection = () => {
  const { close } = useEquityView();
  const [isNew, setIsNew] = useState(false);
  const one = useChosenEquity();
  useLiveEquity();
  return (
    <div className="flex flex-col gap-4">
      <EquityToolbar onAssign={() => setIsNew(true)} />
      <EquityTable />
      {isNew && <EquityDialog one={null} onClose={() => setIsNew(false)} />}
      {one && <EquityDrawer key={one.id} one={one} onClose={close} />}
    </div>
  );
};
