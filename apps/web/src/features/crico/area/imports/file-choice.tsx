import { Button } from '@nivel/ui/button';
import { FileUp } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { FormError } from '../form-error.tsx';

/** Reads files that a person gives, one at a time. @param inWords why one could not be read */
export const useFileReading = (read: (file: File) => Promise<void>, inWords: (error: unknown) => string) => {
  const [problem, setProblem] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file || isReading) return;
    setIsReading(true);
    try {
      await read(file);
      setProblem(undefined);
    } catch (error) {
      setProblem(inWords(error));
    } finally {
      setIsReading(false);
    }
  };
  return { problem, isReading, take };
};

interface FileChoiceProps {
  readonly label: string;
  /** Kinds of files, as an `input` names them. */
  readonly accept: string;
  readonly reading: ReturnType<typeof useFileReading>;
  /** The content between the button and the fault of a file. */
  readonly children?: ReactNode;
}

/** A button that asks for a file, and the fault of the given one. */
export const FileChoice = ({ label, accept, reading: { problem, isReading, take }, children }: FileChoiceProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        className="sr-only"
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          void take(file);
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
      {children}
      <FormError>{problem}</FormError>
    </>
  );
};
