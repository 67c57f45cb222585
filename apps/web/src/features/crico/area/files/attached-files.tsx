import type { AttachmentRow } from '@nivel/contracts/projects/attachment-shape';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ProjectPersonName } from '../project/project-person-name.tsx';
import { leadsProject, mayChangeCards, useProject } from '../project/project-scene.ts';
import { documentsQuery, thumbnailsQuery } from './attachments.queries.ts';
import { FileItem } from './file-item.tsx';
import type { FilePlace } from './file-place.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { useFileActs } from './use-file-acts.ts';

interface AttachedFilesProps {
  readonly place: FilePlace;
  readonly files: readonly AttachmentRow[];
  readonly nameOf: (userId: string) => string;
  /** Whether who added them, when, and their deletion are shown elsewhere. */
  readonly isBrief?: boolean;
  /** The cover of a card among the files; left out: no file can be one. */
  readonly cover?: {
    readonly isCover: (file: AttachmentRow) => boolean;
    readonly mayCover: (file: AttachmentRow) => boolean;
    readonly toggle: (file: AttachmentRow) => void;
  };
  /** Reads the existing files again. */
  readonly refresh: () => void;
}

/** Existing files with their actions. */
export const AttachedFiles = ({ place, files, nameOf, isBrief = false, cover, refresh }: AttachedFilesProps) => {
  const { board } = useProject();
  const { data: thumbnails } = useQuery(thumbnailsQuery(place, files));
  const { data: documents } = useQuery(documentsQuery(place, files));
  const { userId, download, remove } = useFileActs({ place, refresh });
  const [shown, setShown] = useState<AttachmentRow | null>(null);
  const mayRemove = ({ added_by }: AttachmentRow): boolean =>
    !isBrief && mayChangeCards(board) && (added_by === userId || leadsProject(board));
  return (
    <>
      <ul className="flex flex-col gap-3 empty:hidden">
        {files.map((file) => (
          <FileItem
            key={file.id}
            file={file}
            addedBy={isBrief ? null : <ProjectPersonName userId={file.added_by} name={nameOf(file.added_by)} />}
            thumbnail={thumbnails?.get(file.id)}
            document={documents?.get(file.id)}
            onShow={() => setShown(file)}
            onDownload={() => void download(file)}
            isCover={cover?.isCover(file) ?? false}
            onCover={cover?.mayCover(file) ? () => cover.toggle(file) : null}
            onRemove={mayRemove(file) ? () => void remove(file) : null}
          />
        ))}
      </ul>
      {shown && (
        <PictureDialog
          {...{ place, file: shown }}
          onDownload={() => void download(shown)}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
};
