import { ProgressBar } from '@nivel/ui/progress-bar';
import { Button } from '@nivel/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { uuidv7 } from '../../../area/board-model/uuidv7.ts';
import { FileChoice, useFileReading } from '../../../area/imports/file-choice.tsx';
import { importsQuery } from '../imports.queries.ts';
import type { MovingMessages } from '../messages/es-mx.ts';
import { movingText } from '../moving-text.ts';
import { fileKey } from '../sources/file-key.ts';
import { FileProblemError } from '../sources/file-problem.ts';
import { openImportFile } from '../sources/open-file.ts';
import { useDiscard } from '../use-discard.ts';
import type { OpenFile } from '../use-import.ts';

/** Why a file cannot be imported, with its line where there is one. */
export const problemText = (text: MovingMessages, error: unknown): string => {
  if (!(error instanceof FileProblemError)) return text.notRead;
  const problem = text.problems[error.problem];
  return error.line === null ? problem : text.atLine(problem, error.line);
};

/** Imports of the caller that were begun and not ended. */
export const OpenImports = () => {
  const text = movingText.useText();
  const { data } = useQuery(importsQuery());
  const discard = useDiscard();
  if (data === undefined || data.imports.length === 0) return null;
  return (
    <section aria-labelledby="open-imports" className="flex flex-col gap-2">
      <h3 id="open-imports" className="font-medium">
        {text.open}
      </h3>
      <ul className="flex flex-col gap-1.5">
        {data.imports.map(({ import_id: id, file_name: file, made, expected }) => (
          <li key={id} className="flex flex-wrap items-center gap-2 rounded-md border border-line px-3 py-2">
            <span className="min-w-0 flex-1 wrap-anywhere">{text.openEntry(file, made.cards, expected.cards)}</span>
            <Button
              size="sm"
              variant="ghost"
              loading={discard.isPending && discard.variables === id}
              onClick={() => discard.mutate(id)}
            >
              {text.discard(file)}
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">{text.openHint}</p>
    </section>
  );
};

interface FileStepProps {
  readonly lead: string;
  readonly limits: string;
  /** What is below the choice. */
  readonly children?: ReactNode;
  readonly onOpen: (open: OpenFile) => void;
}

/** The choice of a file. */
export const FileStep = ({ lead, limits, children, onOpen }: FileStepProps) => {
  const text = movingText.useText();
  const [part, setPart] = useState(0);
  const reading = useFileReading(
    async (file) => {
      setPart(0);
      const opened = await openImportFile(file, { links: text.links, list: text.listName }, setPart);
      onOpen({ file: opened, fileName: file.name, key: await fileKey(file), importId: uuidv7() });
    },
    (error) => problemText(text, error),
  );
  return (
    <>
      <p className="text-soft">{lead}</p>
      <div className="flex flex-col items-start gap-2">
        <FileChoice label={text.choose} accept=".json,.csv,application/json,text/csv" reading={reading}>
          <p className="text-sm text-soft">{limits}</p>
        </FileChoice>
      </div>
      {reading.isReading && <ProgressBar aria-label={text.reading} progress={part * 100} />}
      {children}
    </>
  );
};
