import { Button } from '@nivel/ui/button';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { uuidv7 } from '../../../area/board-model/uuidv7.ts';
import { FormError } from '../../../area/form-error.tsx';
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
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file || isReading) return;
    setIsReading(true);
    try {
      const content = await readBankFile(file);
      setProblem(undefined);
      onRead({ id: uuidv7(), name: file.name, content });
    } catch (error) {
      setProblem(error instanceof BankFileError ? text.problems[error.problem] : text.notRead);
    } finally {
      setIsReading(false);
    }
  };
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
        void read(event.dataTransfer.files[0]);
      }}
    >
      <input
        ref={input}
        type="file"
        accept=".csv,.xml,text/csv,application/xml,text/xml"
        className="sr-only"
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          void read(file);
        }}
      />
      <Button
        size="sm"
        variant="secondary"
        loading={isReading}
        icon={<FileUp aria-hidden="true" size={15} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <span className="text-sm text-soft pointer-coarse:hidden">{text.drop}</span>
      <FormError>{problem}</FormError>
    </div>
  );
};
