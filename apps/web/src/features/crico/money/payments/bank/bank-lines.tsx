import { Button } from '@nivel/ui/button';
import { exactAmount } from '../../frame/money-amount.tsx';
import { BankLineItem, BankLineSaid, lineInWords } from './bank-line-item.tsx';
import type { BankLine } from './bank.queries.ts';
import { bankText } from './bank-text.ts';
import { useConfirmation, useLeftOut } from './use-bank-changes.ts';
import { lineChoices, type ChosenPayments, type LineChoices } from './line-choices.ts';

interface LinesProps {
  readonly statementId: string;
  readonly lines: readonly BankLine[];
  /** Lines are about to leave the list, and with them the focus. */
  readonly onGone: (lineIds: readonly string[]) => void;
  /** Omitted where this person may not reverse it. */
  readonly onUndo?: (confirmationId: string) => void;
}

interface OpenLinesProps extends LinesProps {
  readonly chosen: LineChoices;
  readonly onChosen: (lineId: string, payments: ChosenPayments) => void;
}

/** Lines that wait for their payments, and how to confirm those that have one. */
export const OpenBankLines = ({ statementId, lines, chosen, onChosen, onGone, onUndo }: OpenLinesProps) => {
  const text = bankText.useText();
  const { chosenOf, problemOf, matches, count, isPossible } = lineChoices(lines, chosen);
  const confirmation = useConfirmation(statementId, onGone, onUndo);
  const leftOut = useLeftOut(statementId, onGone);
  return (
    <>
      <ul aria-label={text.lines} className="divide-y divide-line">
        {lines.map((line) => (
          <BankLineItem
            key={line.id}
            line={line}
            chosen={chosenOf(line)}
            problem={problemOf(line)}
            onChoose={(payments) => onChosen(line.id, payments)}
            onLeaveOut={() => leftOut.mutate({ lineId: line.id, isOut: true })}
          />
        ))}
      </ul>
      <div className="sticky bottom-0 -mx-6 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-raised px-6 py-3">
        {count === 0 && <p className="text-sm text-soft">{text.confirmHint}</p>}
        <Button
          size="sm"
          disabled={!isPossible}
          loading={confirmation.isPending}
          onClick={() => confirmation.mutate(matches)}
        >
          {text.confirm(count)}
        </Button>
      </div>
    </>
  );
};

const Recorded = ({ line: { state, recorded, currency } }: { readonly line: BankLine }) => {
  const text = bankText.useText();
  if (state === 'known') return <p className="text-sm text-soft">{text.known}</p>;
  if (state !== 'confirmed') return null;
  if (recorded.length === 0) return <p className="text-sm text-soft">{text.recordedGone}</p>;
  return recorded.map((payment) => (
    <p key={payment.payment_id} className="text-sm wrap-anywhere">
      {payment.is_part ? text.recordedPart : text.recordedPaid}:{' '}
      {text.recordedFor(payment.client_name, payment.contract_title)}
      {recorded.length > 1 && ` · ${exactAmount(payment.amount, currency)}`}
    </p>
  ));
};

/** Lines that wait for nothing: confirmed, left out, or imported before. */
export const SettledBankLines = ({ statementId, lines, onGone }: LinesProps) => {
  const text = bankText.useText();
  const leftOut = useLeftOut(statementId, onGone);
  return (
    <ul aria-label={text.lines} className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.id} className="flex flex-col gap-1 py-3">
          <BankLineSaid line={line} />
          <Recorded line={line} />
          {line.state === 'left_out' && (
            <Button
              size="sm"
              variant="ghost"
              className="self-start"
              aria-label={text.takeInOf(lineInWords(line))}
              onClick={() => leftOut.mutate({ lineId: line.id, isOut: false })}
            >
              {text.takeIn}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};
