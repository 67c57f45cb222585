import { Button } from '@nivel/ui/button';
import { BankLineItem, BankLineSaid, lineInWords } from './bank-line-item.tsx';
import type { BankLine } from './bank.queries.ts';
import { bankText } from './bank-text.ts';
import { useConfirmation, useLeftOut } from './use-bank-changes.ts';
import { useLineChoices } from './use-line-choices.ts';

interface OpenLinesProps {
  readonly statementId: string;
  readonly lines: readonly BankLine[];
  /** Lines are about to go from the list, and with them what has the focus. */
  readonly onGone: () => void;
  /** Left out: it is not for this person to take back. */
  readonly onUndo?: (confirmationId: string) => void;
}

/** Lines that wait for their payments, and the way to confirm those that have one. */
export const OpenBankLines = ({ statementId, lines, onGone, onUndo }: OpenLinesProps) => {
  const text = bankText.useText();
  const { chosenOf, isTooMuch, matches, isPossible, choose } = useLineChoices(lines);
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
            isTooMuch={isTooMuch(chosenOf(line))}
            onChoose={(payment) => choose(line, payment)}
            onLeaveOut={() => leftOut.mutate({ lineId: line.id, isOut: true })}
          />
        ))}
      </ul>
      <div className="sticky bottom-0 -mx-6 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-raised px-6 py-3">
        {matches.length === 0 && <p className="text-sm text-soft">{text.confirmHint}</p>}
        <Button
          size="sm"
          disabled={!isPossible}
          loading={confirmation.isPending}
          onClick={() => confirmation.mutate(matches)}
        >
          {text.confirm(matches.length)}
        </Button>
      </div>
    </>
  );
};

const Recorded = ({ line: { state, recorded } }: { readonly line: BankLine }) => {
  const text = bankText.useText();
  if (state === 'known') return <p className="text-sm text-soft">{text.known}</p>;
  if (state !== 'confirmed') return null;
  if (recorded === null) return <p className="text-sm text-soft">{text.recordedGone}</p>;
  const what = recorded.is_part ? text.recordedPart : text.recordedPaid;
  return (
    <p className="text-sm wrap-anywhere">
      {what}: {text.recordedFor(recorded.client_name, recorded.contract_title)}
    </p>
  );
};

/** Lines that wait for nothing: confirmed, left out, or imported before. */
export const SettledBankLines = ({ statementId, lines, onGone }: OpenLinesProps) => {
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
