import { Button } from '@nivel/ui/button';
import { contractLimits } from '@nivel/contracts/finance/contract-values';
import { formatMoment } from '../../../area/in-words.ts';
import { ReasonDialog } from '../../frame/reason-dialog.tsx';
import { amountsInWords } from './bank-statement-list.tsx';
import type { WholeBankStatement } from './bank.queries.ts';
import { bankText } from './bank-text.ts';
import { useConfirmationUndo } from './use-bank-changes.ts';

interface BankConfirmationsProps {
  readonly confirmations: WholeBankStatement['confirmations'];
  /** Omitted where this person may not reverse it. */
  readonly onUndo?: (confirmationId: string) => void;
}

/** The payments confirmed together, by whom and when. */
export const BankConfirmations = ({ confirmations, onUndo }: BankConfirmationsProps) => {
  const text = bankText.useText();
  if (confirmations.length === 0) return null;
  return (
    <section aria-labelledby="bank-confirmations">
      <h3 id="bank-confirmations" className="text-base">
        {text.confirmations}
      </h3>
      <ul aria-labelledby="bank-confirmations" className="divide-y divide-line">
        {confirmations.map(({ id, confirmed_at: at, confirmed_by_name: by, line_count: count, amounts }) => {
          const words = text.confirmation(by ?? text.somebody, formatMoment(at), count, amountsInWords(amounts));
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-1.5">
              <span className="min-w-0 text-sm wrap-anywhere">{words}</span>
              {onUndo && (
                <Button size="sm" variant="secondary" aria-label={text.undoOf(words)} onClick={() => onUndo(id)}>
                  {text.undo}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

interface ConfirmationUndoProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Asks for the reason of a reversal. */
export const ConfirmationUndo = ({ id, onClose }: ConfirmationUndoProps) => {
  const text = bankText.useText();
  const { mutate, isPending } = useConfirmationUndo();
  return (
    <ReasonDialog
      text={text}
      title={text.undoTitle}
      description={text.undoText}
      action={text.undo}
      most={contractLimits.reason}
      isPending={isPending}
      onReason={(reason) => mutate({ id, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
