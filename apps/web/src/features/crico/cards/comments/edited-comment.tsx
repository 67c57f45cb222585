import type { CommentRow } from '@nivel/contracts/projects/comment-shape';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { asStored, asWritten } from '../../area/comments/mention-text.ts';
import { sayNotTold } from '../../area/talk/say-not-told.ts';
import { useMessageSender } from '../../area/talk/use-message-sender.ts';
import { versionIn } from '../../area/talk/version-in.ts';
import { CommentComposer } from './comment-composer.tsx';
import { commentsText } from './comments-text.ts';
import { useThreads } from './thread-context.ts';
import { useDraft } from './use-draft.ts';

/** Changes a comment; its earlier text can be restored. */
export const EditedComment = ({ comment, onEnd }: { readonly comment: CommentRow; readonly onEnd: () => void }) => {
  const text = commentsText.useText();
  const { projectId: project_id, nameOf, refresh } = useThreads();
  const { id: comment_id, version: base, is_team_only: isTeamOnly } = comment;
  const { draft, isHeld, write, clear } = useDraft(`-edit-${comment_id}`, {
    ...asWritten(comment.text, nameOf),
    ...{ base, isTeamOnly },
  });
  const edit = async (words: string, base_version: number) =>
    siteClient.call('edit_comment', { project_id, comment_id, base_version, text: words });
  const takeBack = async (version: number) => {
    await edit(comment.text, version).catch(() => notify({ type: 'error', message: text.unknownError }));
    refresh();
  };
  const ask = async () => {
    const written = await edit(asStored(draft.text, draft.picks).trim(), draft.base);
    const { comment: edited } = written;
    if (edited.version === base) return;
    sayNotTold(written, nameOf, text);
    const action = { label: text.undo, run: () => void takeBack(edited.version) };
    notify({ type: 'success', message: text.changedToast, action });
  };
  const end = () => {
    clear();
    onEnd();
  };
  const sending = useMessageSender(ask, text, {
    onDone: () => {
      end();
      refresh();
    },
    onRefused: (error) => {
      const version = versionIn(error, 'comment_changed');
      if (version !== null) write({ base: version });
      refresh();
    },
  });
  return (
    <CommentComposer label={text.editing} sendLabel={text.save} {...{ draft, isHeld, write, sending }} onCancel={end} />
  );
};
