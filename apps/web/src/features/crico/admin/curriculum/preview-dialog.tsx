import type { Procedures } from '@nivel/client/procedures.generated';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { Dialog } from '@nivel/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { curriculumText } from './data/curriculum-text.ts';
import { previewQuery } from './data/curriculum.queries.ts';

interface PreviewDialogProps {
  readonly id: string;
  readonly onClose: () => void;
  /** The content with the components of the learning area. */
  readonly part: (content: OutputOf<Procedures['preview_curriculum_part']>['content']) => ReactNode;
}

/** A saved part as learners will see it. */
export const PreviewDialog = ({ id, onClose, part }: PreviewDialogProps) => {
  const words = curriculumText.useText();
  const { data, error, refetch } = useQuery(previewQuery(id));
  return (
    <Dialog
      isOpen
      side="page"
      onOpenChange={onClose}
      title={data ? words.previewTitle(data.title) : words.preview}
      description={words.previewLead}
      closeLabel={words.close}
    >
      <div className="mt-4">
        {!data && error && <LoadFailure title={words.loadFailed} error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingRows />}
        {data && part(data.content)}
      </div>
    </Dialog>
  );
};
