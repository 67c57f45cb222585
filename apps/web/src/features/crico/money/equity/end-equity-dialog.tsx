import { equityLimits } from '@nivel/contracts/finance/equity-values';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import type { Equity } from './equity.queries.ts';
import { equityText } from './equity-text.ts';
import { useEquityEnd, type EquityEnd } from './use-equity-changes.ts';

interface EndEquityDialogProps {
  readonly one: Equity;
  readonly status: EquityEnd['status'];
  readonly onClose: () => void;
}

/** Completes or revokes an assignment, with the reason. */
export const EndEquityDialog = ({ one, status, onClose }: EndEquityDialogProps) => {
  const text = equityText.useText();
  const { end } = useEquityEnd();
  const title = status === 'completed' ? text.complete : text.revoke;
  return (
    <ReasonDialog
      text={text}
      title={title}
      description={text.endText}
      action={title}
      most={equityLimits.reason}
      isPending={end.isPending}
      onReason={(reason) => end.mutate({ id: one.id, status, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
