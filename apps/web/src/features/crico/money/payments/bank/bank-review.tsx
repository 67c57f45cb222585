import { bankLineStates, type BankLineState } from '@nivel/contracts/finance/bank-statement-values';
import { Button } from '@nivel/ui/button';
import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Trash2 } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { formatMoment } from '../../../area/in-words.ts';
import { usePermissions } from '../../../area/guard/guard.tsx';
import { LoadFailure, LoadingRows } from '../../../area/list-states.tsx';
import { CompactChoice } from '../../../area/compact-choice.tsx';
import { useUnsavedGuard } from '../../../../../shell/unsaved/unsaved-guard.ts';
import { UnsavedQuestion } from '../../../../../shell/unsaved/unsaved-question.tsx';
import { MoneyPages } from '../../frame/money-pages.tsx';
import { BankConfirmations, ConfirmationUndo } from './bank-confirmations.tsx';
import { OpenBankLines, SettledBankLines } from './bank-lines.tsx';
import { bankStatementQuery, type WholeBankStatement } from './bank.queries.ts';
import { bankText } from './bank-text.ts';
import type { ChosenPayments, LineChoices } from './line-choices.ts';
import { useStatementDeletion } from './use-bank-changes.ts';
import { useBankError } from './use-bank-error.ts';

const Deletion = ({ id, onDone }: { readonly id: string; readonly onDone: () => void }) => {
  const text = bankText.useText();
  const inWords = useBankError();
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending, error } = useStatementDeletion(onDone);
  return (
    <>
      <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden="true" size={15} />} onClick={() => setIsAsked(true)}>
        {text.remove}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={text.removeTitle}
          description={text.removeText}
          action={text.remove}
          labels={text}
          isBusy={isPending}
          failure={error ? inWords(error) : undefined}
          onConfirm={() => mutate(id)}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </>
  );
};

interface HeadProps {
  readonly whole: WholeBankStatement;
  readonly state: BankLineState;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onState: (state: BankLineState) => void;
  readonly onDeleted: () => void;
}

const Head = ({ whole: { statement, confirmations }, state, heading, onState, onDeleted }: HeadProps) => {
  const text = bankText.useText();
  const { counts, account, unused_count: unused } = statement;
  const states = bankLineStates.map((one) => [one, text.counted(text.states[one], counts[one])] as const);
  const by = text.importedBy(statement.imported_by_name ?? text.somebody, formatMoment(statement.imported_at));
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <div className="min-w-0">
        <h3 ref={heading} tabIndex={-1} className="text-base wrap-anywhere">
          {statement.file_name}
        </h3>
        <p className="text-sm wrap-anywhere text-soft">
          {[account, by, unused > 0 && text.unusedCount(unused)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <CompactChoice
          label={text.state}
          value={state}
          groups={[{ items: states }]}
          onChoose={(chosen) => onState(bankLineStates.find((one) => one === chosen) ?? state)}
        />
        {confirmations.length === 0 && <Deletion id={statement.id} onDone={onDeleted} />}
      </div>
    </div>
  );
};

interface LinesOfProps {
  readonly id: string;
  readonly whole: WholeBankStatement;
  readonly state: BankLineState;
  readonly chosen: LineChoices;
  readonly onChosen: (lineId: string, payments: ChosenPayments) => void;
  readonly onGone: (lineIds: readonly string[]) => void;
  readonly onUndo?: (confirmation: string) => void;
}

/** The lines of a statement in one state, or that there are none. */
const LinesOf = ({ id, whole: { lines, total_count: count }, state, ...rest }: LinesOfProps) => {
  const text = bankText.useText();
  if (count === 0) return <p className="text-soft">{text.empty[state]}</p>;
  if (lines.length === 0) return null;
  if (state === 'open') return <OpenBankLines statementId={id} lines={lines} {...rest} />;
  return <SettledBankLines statementId={id} lines={lines} onGone={rest.onGone} />;
};

interface BankReviewProps {
  readonly id: string;
  readonly onBack: () => void;
}

/** The lines of a statement, their proposals, and their results. */
export const BankReview = ({ id, onBack }: BankReviewProps) => {
  const text = bankText.useText();
  const { account_role: role } = usePermissions();
  const [state, setState] = useState<BankLineState>('open');
  const [page, setPage] = useState(1);
  const [undone, setUndone] = useState<string | null>(null);
  const [chosen, setChosen] = useState<LineChoices>({});
  const leaving = useUnsavedGuard({ isUnsaved: Object.keys(chosen).length > 0 });
  /** Lines go from the list: no choice for them is lost. */
  const settle = (lineIds: readonly string[]) => {
    heading.current?.focus();
    setChosen((all) => Object.fromEntries(Object.entries(all).filter(([lineId]) => !lineIds.includes(lineId))));
  };
  const deleted = () => {
    leaving.release();
    onBack();
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch, isPlaceholderData } = useQuery(bankStatementQuery(id, state, page));
  const show = (to: BankLineState) => {
    setState(to);
    setPage(1);
  };
  const undo = role === 'admin' && { onUndo: setUndone };
  // Shows the lines of the previous state until the new ones are loaded.
  const isOther = isPlaceholderData && data?.lines.every((line) => line.state === state) !== true;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className="self-start"
        icon={<ArrowLeft aria-hidden="true" size={15} />}
        onClick={onBack}
      >
        {text.back}
      </Button>
      {!data && error && <LoadFailure title={text.loadFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
      {data && (
        <>
          <Head whole={data} state={state} heading={heading} onState={show} onDeleted={deleted} />
          {state === 'confirmed' && <BankConfirmations confirmations={data.confirmations} {...undo} />}
          {isOther ? (
            <LoadingRows />
          ) : (
            <LinesOf
              {...{ id, state, chosen, whole: data, onGone: settle, ...undo }}
              onChosen={(lineId, payments) => setChosen((all) => ({ ...all, [lineId]: payments }))}
            />
          )}
          <MoneyPages page={page} count={data.total_count} isPrevious={isPlaceholderData} onPage={setPage} />
        </>
      )}
      <UnsavedQuestion leaving={leaving} labels={{ ...text.leavingReview, close: text.close }} />
      {undone !== null && <ConfirmationUndo id={undone} onClose={() => setUndone(null)} />}
    </>
  );
};
