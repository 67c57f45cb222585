import { contractLimits } from '@nivel/contracts/finance/contract-values';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import type { Payment } from './payments.queries.ts';
import { paymentsText } from './payments-text.ts';
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
      text={text}
      title={payment.status === 'cancelled' ? text.undoCancelled : text.undoPaid}
      description={text.undoText}
      action={text.makePending}
      most={contractLimits.reason}
      isPending={isPending}
      onReason={(reason) => mutate({ payment, status: 'pending', reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
