import { Button } from '@nivel/ui/button';
import { Paperclip } from 'lucide-react';
import { useId, useRef } from 'react';

interface AddFilesProps {
  readonly label: string;
  /** The name of the file field that the button opens. */
  readonly field: string;
  readonly hint?: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Files are chosen on this device. */
export const AddFiles = ({ label, field: name, hint: about, onFiles }: AddFilesProps) => {
  const hint = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <input
        ref={field}
        type="file"
        multiple
        aria-label={name}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button
        size="sm"
        variant="secondary"
        icon={<Paperclip aria-hidden="true" size={15} />}
        {...(about !== undefined && { 'aria-describedby': hint })}
        onClick={() => field.current?.click()}
      >
        {label}
      </Button>
      {about !== undefined && (
        <p id={hint} className="text-sm text-soft">
          {about}
        </p>
      )}
    </div>
  );
};
