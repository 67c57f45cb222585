import { siteClient } from '../../../../shell/calls/site-client.ts';
import { asStored } from '../../area/comments/mention-text.ts';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { sayNotTold } from '../../area/talk/say-not-told.ts';
import { useMessageSender } from '../../area/talk/use-message-sender.ts';
import { CommentComposer } from './comment-composer.tsx';
import { commentsText } from './comments-text.ts';
import { useThreads } from './thread-context.ts';
import { useCommentFiles } from './use-comment-files.ts';
import { useDraft } from './use-draft.ts';

interface NewCommentProps {
  /** The comment it replies to; its thread shows the audience. */
  readonly to?: { readonly id: string; readonly name: string; readonly isTeamOnly: boolean };
  readonly onDone?: () => void;
  readonly onCancel?: () => void;
}

/** Says something about the card, or replies. */
export const NewComment = ({ to, onDone, onCancel }: NewCommentProps) => {
  const text = commentsText.useText();
  const { projectId: project_id, cardId: card_id, isOfTeam, nameOf, refresh } = useThreads();
  const begun = { text: '', picks: {}, base: 0, isTeamOnly: to?.isTeamOnly ?? false };
  const { draft, isHeld, write, addFile, clear } = useDraft(to ? `-${to.id}` : '', begun);
  const files = useCommentFiles(draft, write, addFile);
  const ask = async () => {
    const { id: comment_id, picks, isTeamOnly: is_team_only } = draft;
    const said = { text: asStored(draft.text, picks).trim(), is_team_only, parent_id: to?.id ?? null };
    sayNotTold(await siteClient.call('add_comment', { project_id, card_id, comment_id, ...said }), nameOf, text);
  };
  const sending = useMessageSender(ask, text, {
    onDone: () => {
      clear();
      refresh();
      onDone?.();
    },
    onRefused: (_, isSent) => {
      if (!isSent) return;
      write({ id: uuidv7(), files: [] });
      refresh();
    },
  });
  return (
    <CommentComposer
      label={to ? text.replyTo(to.name) : text.write}
      sendLabel={to ? text.reply : text.send}
      mayChooseTeam={isOfTeam && !to}
      {...{ draft, isHeld, write, sending }}
      {...(isOfTeam && { files })}
      {...(onCancel && {
        onCancel: () => {
          for (const { id } of draft.files) files.takeOff(id);
          clear();
          onCancel();
        },
      })}
    />
  );
};
