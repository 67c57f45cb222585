import { uuidv7 } from '../area/board-model/uuidv7.ts';
import { useWrittenDraft, type WrittenDraft } from '../area/talk/use-written-draft.ts';
import { useChatScene } from './chat-context.ts';

/**
 * A message that is being written.
 *
 * @param name empty for a new message, `-<id>` for one that is changed
 */
export const useChatDraft = (name: string, begun: Omit<WrittenDraft, 'id'>) => {
  const { projectId, userId } = useChatScene();
  const path = `/crico/dashboard?project=${projectId}&view=team#chat${name}`;
  return useWrittenDraft({ userId, path, text: begun.text, fresh: () => ({ ...begun, id: uuidv7() }) });
};
