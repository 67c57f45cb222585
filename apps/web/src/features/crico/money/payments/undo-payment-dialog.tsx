import type { Payment } from './payments.queries.ts';
import { paymentsText } from './payments-text.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useMarkPayment } from './use-payment-changes.ts';

interface UndoPaymentDialogProps {
  readonly payment: Payment;
  readonly onClose: () => void;
}

/** Makes a payment pending again that was marked as paid or cancelled. */
export const UndoPaymentDialog = ({ payment, onClose }: UndoPaymentDialogProps) => {
  const text = paymentsText.useText();
  const { mutate, isPending } = useMarkPayment();
  return (
    <ReasonDialog
      title={payment.status === 'cancelled' ? text.undoCancelled : text.undoPaid}
      description={text.undoText}
      action={text.makePending}
      isPending={isPending}
      onReason={(reason) => mutate({ payment, status: 'pending', reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
