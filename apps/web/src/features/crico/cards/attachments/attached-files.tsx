import type { AttachmentRow } from '@nivel/contracts/projects/attachment-shape';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ProjectPersonName } from '../../area/project/project-person-name.tsx';
import { leadsProject, mayChangeCards, useProject } from '../../area/project/project-scene.ts';
import { documentsQuery, thumbnailsQuery } from './attachments.queries.ts';
import { FileItem } from './file-item.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { useCover } from './use-cover.ts';
import { useFileActs } from './use-file-acts.ts';

interface AttachedFilesProps {
  readonly cardId: string;
  readonly files: readonly AttachmentRow[];
  readonly nameOf: (userId: string) => string;
  /** Whether one of them may be the cover of the card: those of comments may not. */
  readonly mayBeCover?: boolean;
  /** What is there is read again. */
  readonly refresh: () => void;
}

/** Files that are there, with what can be done with them. */
export const AttachedFiles = ({ cardId, files, nameOf, mayBeCover = false, refresh }: AttachedFilesProps) => {
  const { board } = useProject();
  const projectId = board.project.id;
  const { data: thumbnails } = useQuery(thumbnailsQuery(projectId, cardId, files));
  const { data: documents } = useQuery(documentsQuery(projectId, cardId, files));
  const { userId, download, remove } = useFileActs({ projectId, cardId, refresh });
  const { isCover, mayCover, toggle } = useCover(cardId);
  const [shown, setShown] = useState<AttachmentRow | null>(null);
  const mayRemove = ({ added_by }: AttachmentRow): boolean =>
    mayChangeCards(board) && (added_by === userId || leadsProject(board));
  return (
    <>
      <ul className="flex flex-col gap-3 empty:hidden">
        {files.map((file) => (
          <FileItem
            key={file.id}
            file={file}
            addedBy={<ProjectPersonName userId={file.added_by} name={nameOf(file.added_by)} />}
            thumbnail={thumbnails?.get(file.id)}
            document={documents?.get(file.id)}
            onShow={() => setShown(file)}
            onDownload={() => void download(file)}
            isCover={mayBeCover && isCover(file)}
            onCover={mayBeCover && mayCover(file) ? () => toggle(file) : null}
            onRemove={mayRemove(file) ? () => void remove(file) : null}
          />
        ))}
      </ul>
      {shown && (
        <PictureDialog
          {...{ projectId, cardId, file: shown }}
          onDownload={() => void download(shown)}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
};
