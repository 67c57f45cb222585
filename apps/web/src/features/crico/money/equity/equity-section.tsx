import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EquityDialog } from './equity-dialog.tsx';
import { EquityDrawer } from './equity-drawer.tsx';
import { EquityTable } from './equity-table.tsx';
import { EquityToolbar } from './equity-toolbar.tsx';
import { equityPageQuery } from './equity.queries.ts';
import { useEquityView } from './use-equity-view.ts';
import { useLiveEquity } from './use-live-equity.ts';

/** The shares of people, for administrators. */
export const EquitySection = () => {
  const { status, page, chosen, close } = useEquityView();
  const [isNew, setIsNew] = useState(false);
  const { data } = useQuery(equityPageQuery(status, page));
  const one = data?.data.find(({ id }) => id === chosen);
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
