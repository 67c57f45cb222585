import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useMemo, useState } from 'react';
import { uuidv7 } from '../../../area/board-model/uuidv7.ts';
import { FileChoice, useFileReading } from '../../../area/imports/file-choice.tsx';
import { ImportProgress } from '../../../area/imports/import-progress.tsx';
import { useLeadError } from '../use-lead-changes.ts';
import { fieldsOf, type ImportField } from './file-columns.ts';
import { ImportPreview } from './import-preview.tsx';
import { importedRows, isSound, type ImportedLead, type ImportedRow } from './imported-rows.ts';
import { leadImportsText } from './lead-imports-text.ts';
import { LeadFileError, readLeadFile, type LeadFile } from './read-lead-file.ts';
import { useKnownNames, useLeadImport } from './use-lead-import.ts';

/** A file that was read, with an id for each of its rows. */
interface ReadFile extends LeadFile {
  readonly id: string;
  readonly ids: readonly string[];
}

const LeadFileChoice = ({ label, onRead }: { readonly label: string; readonly onRead: (file: ReadFile) => void }) => {
  const text = leadImportsText.useText();
  const reading = useFileReading(
    async (file) => {
      const { head, rows } = await readLeadFile(file);
      onRead({ id: uuidv7(), head, rows, ids: rows.map(() => uuidv7()) });
    },
    (error) => (error instanceof LeadFileError ? text.problems[error.problem] : text.notRead),
  );
  return (
    <div className="flex flex-col items-start gap-2">
      <FileChoice label={label} accept=".csv,text/csv" reading={reading} />
    </div>
  );
};

interface StepProps {
  readonly file: ReadFile;
  readonly onFile: (file: ReadFile) => void;
  readonly onStart: (leads: readonly ImportedLead[]) => void;
  readonly onClose: () => void;
}

/** The rows of a file that would be imported, and those that would not, before anything is sent. */
const Choosing = ({ file, onFile, onStart, onClose }: StepProps) => {
  const text = leadImportsText.useText();
  const inWords = useLeadError();
  const [fields, setFields] = useState<readonly (ImportField | null)[]>(() => fieldsOf(file.head));
  const [isWithKnown, setIsWithKnown] = useState(false);
  const rows = useMemo(() => importedRows(file.rows, { fields, ids: file.ids, text }), [file, fields, text]);
  const sound = useMemo(() => rows.filter(isSound), [rows]);
  const names = useMemo(() => [...new Set(sound.map(({ lead }) => lead.name))], [sound]);
  const known = useKnownNames(`${file.id} ${fields.indexOf('name')}`, names);
  const isKnown = ({ lead }: ImportedRow): boolean => known.data?.has(lead.name) === true;
  const chosen = isWithKnown ? sound : sound.filter((row) => !isKnown(row));
  const isNamed = fields.includes('name');
  return (
    <>
      <LeadFileChoice label={text.chooseOther} onRead={onFile} />
      <ImportPreview head={file.head} fields={fields} rows={rows} isKnown={isKnown} onFields={setFields} />
      <p role="status" className={isNamed ? 'text-sm' : 'text-danger'}>
        {isNamed
          ? text.summary(chosen.length, rows.length - sound.length, sound.filter(isKnown).length)
          : text.nameNeeded}
      </p>
      {known.error && (
        <div role="alert" className="flex flex-wrap items-center gap-2 text-danger">
          {text.knownFailed} {inWords(known.error)}
          <Button size="sm" variant="secondary" onClick={() => void known.refetch()}>
            {text.tryAgain}
          </Button>
        </div>
      )}
      {sound.some(isKnown) && (
        <label className="flex items-center gap-2 text-sm">
          <input type="checkbox" checked={isWithKnown} onChange={(event) => setIsWithKnown(event.target.checked)} />
          {text.withKnown}
        </label>
      )}
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="secondary" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button
          size="sm"
          loading={known.isLoading}
          disabled={chosen.length === 0 || !isNamed || known.data === undefined}
          onClick={() => onStart(chosen.map(({ lead }) => lead))}
        >
          {text.start(chosen.length)}
        </Button>
      </div>
    </>
  );
};

interface LeadImportDialogProps {
  readonly onClose: () => void;
}

/** Leads of a file become leads of the book, after a preview of each row. */
export const LeadImportDialog = ({ onClose }: LeadImportDialogProps) => {
  const text = leadImportsText.useText();
  const inWords = useLeadError();
  const [file, setFile] = useState<ReadFile | null>(null);
  const { leads, sent, isPending, error, start, goOn } = useLeadImport(onClose);
  return (
    <Dialog isOpen isWide onOpenChange={() => !isPending && onClose()} title={text.title} closeLabel={text.close}>
      <div className="mt-4 flex flex-col gap-4">
        {file === null && (
          <>
            <p className="text-soft">{text.lead}</p>
            <LeadFileChoice label={text.choose} onRead={setFile} />
          </>
        )}
        {file !== null && leads.length === 0 && (
          <Choosing key={file.id} file={file} onFile={setFile} onStart={start} onClose={onClose} />
        )}
        {leads.length > 0 && (
          <ImportProgress
            text={text}
            sent={sent}
            all={leads.length}
            failure={error ? inWords(error) : undefined}
            isPending={isPending}
            onGoOn={goOn}
          />
        )}
      </div>
    </Dialog>
  );
};
