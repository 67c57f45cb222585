import { useState } from 'react';
import { uuidv7 } from '../../../area/board-model/uuidv7.ts';
import { FileChoice, useFileReading } from '../../../area/imports/file-choice.tsx';
import { bankText } from './bank-text.ts';
import { BankFileError } from './files/bank-entries.ts';
import { readBankFile, type BankFileContent } from './files/read-bank-file.ts';

/** A file that was read; its id is that of the statement it becomes. */
export interface ReadBankFile {
  readonly id: string;
  readonly name: string;
  readonly content: BankFileContent;
}

interface BankFileChoiceProps {
  readonly label: string;
  readonly onRead: (file: ReadBankFile) => void;
}

/** A file is chosen, or dropped onto it. */
export const BankFileChoice = ({ label, onRead }: BankFileChoiceProps) => {
  const text = bankText.useText();
  const [isOver, setIsOver] = useState(false);
  const reading = useFileReading(
    async (file) => {
      const content = await readBankFile(file);
      onRead({ id: uuidv7(), name: file.name, content });
    },
    (error) => (error instanceof BankFileError ? text.problems[error.problem] : text.notRead),
  );
  return (
    <div
      className={`flex flex-wrap items-center gap-3 rounded-md border border-dashed p-3 ${isOver ? 'border-accent bg-sunken' : 'border-line'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void reading.take(event.dataTransfer.files[0]);
      }}
    >
      <FileChoice label={label} accept=".csv,.xml,text/csv,application/xml,text/xml" reading={reading}>
        <span className="text-sm text-soft pointer-coarse:hidden">{text.drop}</span>
      </FileChoice>
    </div>
  );
};
