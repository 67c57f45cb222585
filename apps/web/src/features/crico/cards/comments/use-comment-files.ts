import { COMMENT_FILES, commentFilePath, MOST_COMMENT_FILES } from '@nivel/contracts/projects/attachment-values';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { attachmentsText } from '../../area/files/attachments-text.ts';
import type { Added } from '../../area/files/file-uploads.ts';
import { useDraftFiles, type DraftFiles } from '../../area/files/use-draft-files.ts';
import { useThreads } from './thread-context.ts';
import type { Draft } from './use-draft.ts';

/** Sends files under the id that a comment will have. */
export const useCommentFiles = (
  draft: Draft,
  write: (values: Partial<Draft>) => void,
  addFile: (commentId: string, file: Added) => void,
): DraftFiles => {
  const { projectId, cardId } = useThreads();
  const { errors, unknownError } = attachmentsText.useText();
  return useDraftFiles({
    ...{ draft, addFile, most: MOST_COMMENT_FILES, tooMany: errors['too_many_comment_files'] ?? unknownError },
    to: (commentId) => ({
      projectId,
      bucket: COMMENT_FILES,
      pathOf: (id, name) => commentFilePath({ projectId, cardId, id }, commentId, name),
    }),
    takeOff: (id) => {
      write({ files: draft.files.filter((one) => one.id !== id) });
      // If that fails, they are swept.
      void siteClient.call('delete_attachment', { project_id: projectId, attachment_id: id }).catch(() => null);
    },
  });
};
