import { uuidv7 } from '../area/board-model/uuidv7.ts';
import type { Added } from '../area/files/file-uploads.ts';
import { addedIn } from '../area/files/use-draft-files.ts';
import { useWrittenDraft, type WrittenDraft } from '../area/talk/use-written-draft.ts';
import { useChatScene } from './chat-context.ts';

/** A message with the files of the project that it will refer to. */
export interface ChatDraft extends WrittenDraft {
  readonly files: readonly Added[];
}

/**
 * A message that is being written.
 *
 * @param name empty for a new message, `-<id>` for one that is changed
 */
export const useChatDraft = (name: string, begun: Omit<ChatDraft, 'id' | 'files'>) => {
  const { projectId, userId } = useChatScene();
  const path = `/crico/dashboard?project=${projectId}&view=team#chat${name}`;
  const { change, ...written } = useWrittenDraft({
    ...{ userId, path, text: begun.text },
    fresh: (): ChatDraft => ({ ...begun, id: uuidv7(), files: [] }),
    restored: ({ files }) => ({ files: addedIn(files) }),
  });
  return {
    ...written,
    /** A file has arrived for it. */
    addFile: (messageId: string, file: Added) =>
      change((before) => (before.id === messageId ? { ...before, files: [...before.files, file] } : before)),
  };
};
