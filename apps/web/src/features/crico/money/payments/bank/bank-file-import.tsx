import { bankLimits } from '@nivel/contracts/finance/bank-statement-values';
import { defaultCurrency, type Currency } from '@nivel/contracts/finance/money';
import { Button } from '@nivel/ui/button';
import { useMemo, useState } from 'react';
import { dayOf } from '../../../../../shell/days/days.ts';
import { uuidv7 } from '../../../area/board-model/uuidv7.ts';
import { useUnsavedGuard } from '../../../../../shell/unsaved/unsaved-guard.ts';
import { UnsavedQuestion } from '../../../../../shell/unsaved/unsaved-question.tsx';
import { ImportProgress } from '../../../area/imports/import-progress.tsx';
import { lengthOf } from '../../frame/typed-values.ts';
import { BankCsvReading } from './bank-csv-reading.tsx';
import { BankFileChoice, type ReadBankFile } from './bank-file-choice.tsx';
import { BankPreview } from './bank-preview.tsx';
import { bankText } from './bank-text.ts';
import { areEnough } from './files/bank-columns.ts';
import { oneLine, type BankEntries } from './files/bank-entries.ts';
import { csvEntries, likelyReading, type CsvReading } from './files/csv-entries.ts';
import { sortedEntries } from './files/usable-lines.ts';
import { useBankError } from './use-bank-error.ts';
import type { useBankImport } from './use-bank-import.ts';

interface BankFileImportProps {
  readonly file: ReadBankFile;
  /** That of most payments of the book; null where there are none, or it is not known yet. */
  readonly usualCurrency: Currency | null;
  readonly sending: ReturnType<typeof useBankImport>;
  readonly onFile: (file: ReadBankFile) => void;
  readonly onClose: () => void;
}

const NOTHING: BankEntries = { format: 'csv', account: '', entries: [], isInconsistent: false };

/** The entries of a file, by how its cells are read where it has cells. */
const useEntries = ({ content }: ReadBankFile, usual: Currency | null) => {
  const cells = content.kind === 'csv' ? content.cells : null;
  const [said, setReading] = useState<CsvReading | null>(null);
  // The default may be known only after the file was read.
  const likely = useMemo(() => cells && likelyReading(cells, usual ?? defaultCurrency), [cells, usual]);
  const reading = said ?? likely;
  const entries = useMemo(() => {
    if (content.kind === 'camt') return content.entries;
    return reading && areEnough(reading.columns) ? csvEntries(content.cells, reading) : NOTHING;
  }, [content, reading]);
  const ids = useMemo(() => entries.entries.map(() => uuidv7()), [entries]);
  const sorted = useMemo(() => sortedEntries(entries.entries, { ids, today: dayOf(new Date()) }), [entries, ids]);
  return { cells, reading, setReading, entries, sorted, isChanged: said !== null };
};

/** The progress of sending the lines of a file. */
const Sending = ({ sending }: Pick<BankFileImportProps, 'sending'>) => {
  const text = bankText.useText();
  const inWords = useBankError();
  const { statement, sent, error, isPending, goOn } = sending;
  return (
    <ImportProgress
      text={text}
      sent={sent}
      all={statement?.lines.length ?? 0}
      failure={error ? inWords(error) : undefined}
      isPending={isPending}
      onGoOn={goOn}
    />
  );
};

/** The content of a file, before anything of it is sent. */
export const BankFileImport = ({ file, usualCurrency, sending, onFile, onClose }: BankFileImportProps) => {
  const text = bankText.useText();
  const { cells, reading, setReading, entries, sorted, isChanged } = useEntries(file, usualCurrency);
  const isSent = sending.statement !== null;
  const leaving = useUnsavedGuard({ isUnsaved: isSent ? sending.isStopped : isChanged });
  const question = (
    <UnsavedQuestion
      leaving={leaving}
      labels={{ ...(isSent ? text.leavingImport : text.leavingFile), close: text.close }}
    />
  );
  const lines = useMemo(() => sorted.flatMap(({ line }) => line ?? []), [sorted]);
  if (isSent)
    return (
      <>
        <Sending sending={sending} />
        {question}
      </>
    );
  const account = oneLine(entries.account, entries.format === 'csv' ? Infinity : bankLimits.account);
  const isReady = lines.length > 0 && lengthOf(account) <= bankLimits.account;
  const start = () =>
    sending.start({
      ...{ id: file.id, lines },
      head: {
        ...{ file_name: oneLine(file.name, bankLimits.fileName) || text.title, format: entries.format, account },
        unused_count: sorted.length - lines.length,
      },
    });
  return (
    <>
      <BankFileChoice label={text.chooseOther} onRead={(other) => leaving.attempt(() => onFile(other))} />
      <p className="font-medium wrap-anywhere">{file.name}</p>
      {cells && reading && (
        <BankCsvReading cells={cells} reading={reading} usualCurrency={usualCurrency} onReading={setReading} />
      )}
      {entries.isInconsistent && (
        <p role="alert" className="text-danger">
          {text.inconsistent}
        </p>
      )}
      {sorted.length > 0 && <BankPreview entries={sorted} />}
      {sorted.length > 0 && (
        <p role="status" className="text-sm">
          {text.summary(lines.length, sorted.length - lines.length)}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="secondary" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button size="sm" disabled={!isReady} onClick={start}>
          {text.start(lines.length)}
        </Button>
      </div>
      {question}
    </>
  );
};
