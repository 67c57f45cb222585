import type { CommentRow } from '@nivel/contracts/projects/comment-shape';
import { Lock, Reply } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../../../shell/pictures/avatar.tsx';
import { formatMoment } from '../../area/in-words.ts';
import { ProjectPersonName, useIsGone } from '../../area/project/project-person-name.tsx';
import { MarkdownView } from '../../area/markdown/markdown-view.tsx';
import { ActsMenu } from '../../area/talk/acts-menu.tsx';
import { ReactionsLine } from '../../area/talk/reactions-line.tsx';
import { useNamedInAddress } from '../../area/talk/use-named-in-address.ts';
import { AttachedFiles } from '../../area/files/attached-files.tsx';
import { commentsText } from './comments-text.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import { EditedComment } from './edited-comment.tsx';
import { useThreads } from './thread-context.ts';
import { useCommentActs } from './use-comment-acts.ts';

/** Author and time, its audience, and whether it was changed since. */
const Head = ({ comment }: { readonly comment: CommentRow }) => {
  const text = commentsText.useText();
  const { nameOf, readBefore, userId, directs } = useThreads();
  const [isShown, setIsShown] = useState(false);
  const isNew = comment.number > readBefore && comment.author_id !== userId;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="font-medium">
        <ProjectPersonName userId={comment.author_id} name={nameOf(comment.author_id)} />
      </span>
      <time dateTime={comment.created_at} className="text-soft">
        {formatMoment(comment.created_at)}
      </time>
      {comment.edited_at !== null && !directs && <span className="text-soft">{text.edited}</span>}
      {comment.edited_at !== null && directs && (
        <button type="button" onClick={() => setIsShown(true)} className="min-h-6 text-soft underline hover:text-text">
          {text.edited}
        </button>
      )}
      {comment.is_team_only && (
        <span className="inline-flex items-center gap-1 rounded-sm bg-warning-soft px-1.5 text-xs font-medium text-warning">
          <Lock aria-hidden="true" size={12} />
          {text.teamOnly}
        </span>
      )}
      {isNew && <span className="rounded-sm bg-info-soft px-1.5 text-xs font-medium text-info">{text.isNew}</span>}
      {isShown && <EarlierVersions comment={comment} onClose={() => setIsShown(false)} />}
    </p>
  );
};

interface CommentItemProps {
  readonly comment: CommentRow;
  readonly onReply: () => void;
}

/** The actions on it. */
const Foot = ({ comment, onReply, onEdit }: CommentItemProps & { readonly onEdit: () => void }) => {
  const text = commentsText.useText();
  const { userId, leads, nameOf } = useThreads();
  const { remove, react } = useCommentActs(comment);
  const isOwn = comment.author_id === userId;
  return (
    <div className="-ml-2 flex flex-wrap items-center gap-1">
      <ReactionsLine shown={comment.reactions} {...{ text, userId, nameOf }} onReact={react} />
      <button
        type="button"
        onClick={onReply}
        className="inline-flex min-h-8 items-center gap-1.5 rounded-sm px-2 text-sm text-soft hover:bg-sunken hover:text-text pointer-coarse:min-h-11"
      >
        <Reply aria-hidden="true" size={15} />
        {text.reply}
      </button>
      {(isOwn || leads) && (
        <ActsMenu
          label={text.more(nameOf(comment.author_id))}
          text={text}
          onEdit={isOwn ? onEdit : undefined}
          onDelete={() => void remove()}
        />
      )}
    </div>
  );
};

/** One comment; a deleted one shows only that it existed. */
export const CommentItem = ({ comment, onReply }: CommentItemProps) => {
  const text = commentsText.useText();
  const { nameOf, pictureOf, projectId, cardId, refresh } = useThreads();
  const isGone = useIsGone();
  const [isEdited, setIsEdited] = useState(false);
  const place = useNamedInAddress(`comment-${comment.id}`);
  if (comment.is_deleted) return <p className="text-sm text-soft italic">{text.deleted}</p>;
  const name = nameOf(comment.author_id);
  return (
    <article ref={place} aria-label={text.by(name)} tabIndex={-1} className="flex gap-3 rounded-md">
      <Avatar name={name} picture={pictureOf(comment.author_id)} isGone={isGone(comment.author_id)} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <Head comment={comment} />
        {isEdited ? (
          <EditedComment comment={comment} onEnd={() => setIsEdited(false)} />
        ) : (
          <>
            <MarkdownView source={comment.text} />
            {comment.files.length > 0 && (
              <AttachedFiles {...{ place: { projectId, cardId }, files: comment.files, nameOf, refresh }} />
            )}
            <Foot comment={comment} onReply={onReply} onEdit={() => setIsEdited(true)} />
          </>
        )}
      </div>
    </article>
  );
};
