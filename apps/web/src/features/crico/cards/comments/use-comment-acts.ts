import { ClientError } from '@nivel/client/client-error';
import type { CommentRow } from '@nivel/contracts/projects/comment-shape';
import type { Reaction } from '@nivel/contracts/projects/comment-values';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { commentsText } from './comments-text.ts';
import { useThreads } from './thread-context.ts';

/** What can be done with a comment that is there. What fails is told. */
export const useCommentActs = ({ id: comment_id }: CommentRow) => {
  const text = commentsText.useText();
  const { projectId: project_id, refresh } = useThreads();
  const named = { project_id, comment_id };
  const act = async (asked: Promise<unknown>): Promise<boolean> => {
    try {
      await asked;
      return true;
    } catch (error) {
      const code = error instanceof ClientError ? error.code : '';
      notify({ type: 'error', message: text.errors[code] ?? text.unknownError });
      return false;
    } finally {
      refresh();
    }
  };
  const restore = () => void act(siteClient.call('restore_comment', named));
  return {
    remove: async () => {
      if (!(await act(siteClient.call('delete_comment', named)))) return;
      notify({ type: 'success', message: text.deletedToast, action: { label: text.undo, run: restore } });
    },
    react: (reaction: Reaction, is_on: boolean) =>
      void act(siteClient.call('react_to_comment', { ...named, reaction, is_on })),
  };
};
