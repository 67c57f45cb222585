import type { AttachmentRow } from '@nivel/contracts/projects/attachment-shape';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { Skeleton } from '@nivel/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { attachmentsText } from './attachments-text.ts';
import { previewQuery } from './attachments.queries.ts';
import type { FilePlace } from './file-place.ts';

interface PictureDialogProps {
  readonly place: FilePlace;
  readonly file: AttachmentRow;
  readonly onDownload: () => void;
  readonly onClose: () => void;
}

/** A picture as large as the page allows; it is re-encoded from the file. */
export const PictureDialog = ({ place, file, onDownload, onClose }: PictureDialogProps) => {
  const text = attachmentsText.useText();
  const [broken, setBroken] = useState<string | null>(null);
  const { data, isPending } = useQuery(previewQuery(place, file.id));
  return (
    <Dialog isOpen isWide onOpenChange={onClose} title={file.name} closeLabel={text.close}>
      <div className="mt-4 flex flex-col items-start gap-4">
        {isPending && (
          <div role="status" aria-label={text.loading} className="w-full">
            <Skeleton className="h-64" />
          </div>
        )}
        {data === null && <p role="alert">{text.errors['file_not_found']}</p>}
        {data && data === broken && <p role="alert">{text.errors['files_unavailable']}</p>}
        {data && data !== broken && (
          <img
            src={data}
            alt={file.name}
            onError={() => setBroken(data)}
            className="max-h-[70dvh] max-w-full self-center rounded-md"
          />
        )}
        <Button size="sm" variant="secondary" icon={<Download aria-hidden="true" size={15} />} onClick={onDownload}>
          {text.download(file.name)}
        </Button>
      </div>
    </Dialog>
  );
};
