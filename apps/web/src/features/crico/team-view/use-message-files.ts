import { MOST_MESSAGE_FILES, PROJECT_FILES, projectFilePath } from '@nivel/contracts/projects/attachment-values';
import { useQueryClient } from '@tanstack/react-query';
import { projectFilesKey } from '../area/data/projects.queries.ts';
import type { Added } from '../area/files/file-uploads.ts';
import { useDraftFiles, type DraftFiles } from '../area/files/use-draft-files.ts';
import { useChatScene } from './chat-context.ts';
import { teamViewText } from './team-view-text.ts';
import type { ChatDraft } from './use-chat-draft.ts';

/**
 * Uploads documents to the files of the project, for a message that will refer to them. Uploaded files stay there whatever
 * happens to the message, which may have been sent although its answer was lost.
 */
export const useMessageFiles = (
  draft: ChatDraft,
  write: (values: Partial<ChatDraft>) => void,
  addFile: (messageId: string, file: Added) => void,
): DraftFiles => {
  const text = teamViewText.useText();
  const client = useQueryClient();
  const { projectId } = useChatScene();
  return useDraftFiles({
    ...{ draft, most: MOST_MESSAGE_FILES, tooMany: text.files.tooMany(MOST_MESSAGE_FILES) },
    to: () => ({ projectId, bucket: PROJECT_FILES, pathOf: (id, name) => projectFilePath({ projectId, id }, name) }),
    addFile: (messageId, file) => {
      addFile(messageId, file);
      void client.invalidateQueries({ queryKey: projectFilesKey(projectId) });
    },
    takeOff: (id) => write({ files: draft.files.filter((one) => one.id !== id) }),
  });
};
