import { COMMENT_FILES, commentFilePath } from '@nivel/contracts/projects/attachment-values';
import { useEffect, useState } from 'react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { FileUploads, type Added, type Sent } from '../attachments/file-uploads.ts';
import { useLeaveWarning } from '../attachments/use-leave-warning.ts';
import { useThreads } from './thread-context.ts';
import type { Draft } from './use-draft.ts';

/** The files of a comment that is being written. */
export interface CommentFiles {
  readonly added: readonly Added[];
  readonly sent: readonly Sent[];
  readonly uploads: FileUploads;
  readonly takeOff: (id: string) => void;
}

/** Sends files under the id that a comment will have. Uploads in progress are cancelled when it is closed. */
export const useCommentFiles = (
  draft: Draft,
  write: (values: Partial<Draft>) => void,
  addFile: (commentId: string, file: Added) => void,
): CommentFiles => {
  const { projectId, cardId } = useThreads();
  const make = (commentId: string) => {
    const pathOf = (id: string, name: string) => commentFilePath({ projectId, cardId, id }, commentId, name);
    const to = { projectId, bucket: COMMENT_FILES, pathOf };
    return { commentId, uploads: new FileUploads(to, (file) => addFile(commentId, file)) };
  };
  const [made, setMade] = useState(() => make(draft.id));
  if (made.commentId !== draft.id) setMade(make(draft.id));
  const { uploads } = made;
  const sent = uploads.sent.use();
  useLeaveWarning(sent);
  useEffect(() => () => uploads.cancelAll(), [uploads]);
  return {
    added: draft.files,
    sent,
    uploads,
    takeOff: (id) => {
      write({ files: draft.files.filter((one) => one.id !== id) });
      // If that fails, they are swept.
      void siteClient.call('delete_attachment', { project_id: projectId, attachment_id: id }).catch(() => null);
    },
  };
};
