import type { CommentRow } from '@nivel/contracts/projects/comment-shape';
import { useState } from 'react';
import { readDraft } from '../../area/drafts/drafts.ts';
import { CommentItem } from './comment-item.tsx';
import { draftPath } from './draft-path.ts';
import { NewComment } from './new-comment.tsx';
import { useThreads, type Thread } from './thread-context.ts';

/** A comment and its replies, one step to the right; a started reply is open. */
export const CommentThread = ({ thread: { first, replies } }: { readonly thread: Thread }) => {
  const talk = useThreads();
  const [to, setTo] = useState<CommentRow | null>(() => {
    const begun = [first, ...replies].find(({ id }) => readDraft(talk.userId, draftPath(talk, `-${id}`)) !== null);
    return begun ?? null;
  });
  return (
    <li className="flex flex-col gap-3">
      <CommentItem comment={first} onReply={() => setTo(first)} />
      {(replies.length > 0 || to) && (
        <div className="ml-4 flex flex-col gap-3 border-l-2 border-line pl-4">
          {replies.length > 0 && (
            <ul className="flex flex-col gap-3">
              {replies.map((reply) => (
                <li key={reply.id}>
                  <CommentItem comment={reply} onReply={() => setTo(reply)} />
                </li>
              ))}
            </ul>
          )}
          {to && (
            <NewComment
              key={to.id}
              to={{ id: to.id, name: talk.nameOf(to.author_id), isTeamOnly: to.is_team_only }}
              onDone={() => setTo(null)}
              onCancel={() => setTo(null)}
            />
          )}
        </div>
      )}
    </li>
  );
};
