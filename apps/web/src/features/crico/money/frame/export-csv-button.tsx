import { Button } from '@nivel/ui/button';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { downloadCsv, type Cells } from '../../area/csv.ts';

interface ExportCsvButtonProps {
  readonly text: { readonly exportCsv: string; readonly exportFailed: string; readonly fileName: string };
  /** Reads all rows of the view. */
  readonly read: () => Promise<Cells>;
  /** Why they could not be read, in words. */
  readonly inWords: (error: unknown) => string;
}

/** Downloads rows of the book as a file; on a phone an icon replaces the word. */
export const ExportCsvButton = ({ text, read, inWords }: ExportCsvButtonProps) => {
  const { mutate, isPending } = useMutation({
    mutationFn: read,
    onSuccess: (cells) => downloadCsv(text.fileName, cells),
    onError: (error) => notify({ type: 'error', title: text.exportFailed, message: inWords(error) }),
  });
  return (
    <Button
      size="sm"
      variant="ghost"
      loading={isPending}
      icon={<Download aria-hidden="true" size={15} />}
      onClick={() => mutate()}
    >
      <span className="max-sm:sr-only">{text.exportCsv}</span>
    </Button>
  );
};
