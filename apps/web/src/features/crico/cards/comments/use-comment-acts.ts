import type { CommentRow } from '@nivel/contracts/projects/comment-shape';
import type { Reaction } from '@nivel/contracts/projects/comment-values';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { toldAct } from '../../area/told-act.ts';
import { commentsText } from './comments-text.ts';
import { useThreads } from './thread-context.ts';

/** The actions on an existing comment. A failure is reported. */
export const useCommentActs = ({ id: comment_id }: CommentRow) => {
  const text = commentsText.useText();
  const { projectId: project_id, refresh } = useThreads();
  const named = { project_id, comment_id };
  const act = (ask: () => Promise<unknown>) => toldAct(ask, text, refresh);
  const restore = () => void act(async () => siteClient.call('restore_comment', named));
  return {
    remove: async () => {
      if (!(await act(async () => siteClient.call('delete_comment', named)))) return;
      notify({ type: 'success', message: text.deletedToast, action: { label: text.undo, run: restore } });
    },
    react: (reaction: Reaction, is_on: boolean) =>
      void act(async () => siteClient.call('react_to_comment', { ...named, reaction, is_on })),
  };
};
