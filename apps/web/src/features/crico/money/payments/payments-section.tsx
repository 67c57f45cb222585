import { lazy, Suspense, useState } from 'react';
import { usePermissions } from '../../area/guard/guard.tsx';
import { PaymentDrawer } from './payment-drawer.tsx';
import type { Payment } from './payments.queries.ts';
import { PaymentsCalendar } from './calendar/payments-calendar.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { PaymentsToolbar } from './payments-toolbar.tsx';
import { UndoPaymentDialog } from './undo-payment-dialog.tsx';
import { usePaymentsView } from './use-payments-view.ts';
import { useMarkPayment } from './use-payment-changes.ts';

const BankDialog = lazy(async () => ({ default: (await import('./bank/bank-dialog.tsx')).BankDialog }));

/** The payments of the book: a table or a calendar, and each of them whole. */
export const PaymentsSection = () => {
  const { view, payment, bank, open, close, openBank, closeBank } = usePaymentsView();
  const { account_role: role } = usePermissions();
  const [undone, setUndone] = useState<Payment | null>(null);
  // Only administrators reverse a mark.
  const mark = useMarkPayment(role === 'admin' ? setUndone : undefined);
  return (
    <div className="flex flex-col gap-4">
      <PaymentsToolbar />
      {view === 'calendar' ? (
        <PaymentsCalendar onOpen={open} />
      ) : (
        <PaymentsTable onOpen={open} onMark={(change) => mark.mutate(change)} />
      )}
      {bank !== '' && (
        <Suspense>
          <BankDialog shown={bank} onShow={openBank} onClose={closeBank} />
        </Suspense>
      )}
      {payment !== '' && (
        <PaymentDrawer
          key={payment}
          id={payment}
          onClose={close}
          onMark={(change) => mark.mutate(change)}
          {...(role === 'admin' && { onUndo: setUndone })}
        />
      )}
      {undone && <UndoPaymentDialog payment={undone} onClose={() => setUndone(null)} />}
    </div>
  );
};
