import { Button } from '@nivel/ui/button';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { useId } from 'react';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { MentionNames } from '../../area/markdown/markdown-inline.tsx';
import { useProject } from '../../area/project/project-scene.ts';
import { CommentThread } from './comment-thread.tsx';
import { commentsText } from './comments-text.ts';
import { NewComment } from './new-comment.tsx';
import { ThreadContext } from './thread-context.ts';
import { useCardThreads } from './use-card-threads.ts';

const Threads = ({ query, threads }: Pick<ReturnType<typeof useCardThreads>, 'query' | 'threads'>) => {
  const text = commentsText.useText();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (error && !data) return <LoadFailure title={text.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  if (threads.length === 0) return <p className="text-soft">{text.none}</p>;
  return (
    <>
      {hasNextPage && (
        <Button size="sm" variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text.older}
        </Button>
      )}
      <ul className="flex flex-col gap-5">
        {threads.map((thread) => (
          <CommentThread key={thread.first.id} thread={thread} />
        ))}
      </ul>
    </>
  );
};

const Comments = ({ card }: { readonly card: CardRow }) => {
  const text = commentsText.useText();
  const title = useId();
  const { talk, query, threads } = useCardThreads(card);
  return (
    <ThreadContext value={talk}>
      <MentionNames value={talk.nameOf}>
        <section aria-labelledby={title} className="flex flex-col gap-4">
          <h3 id={title} className="text-base font-medium">
            {text.title}
          </h3>
          <Threads query={query} threads={threads} />
          <div className="flex flex-col gap-1">
            <NewComment />
            <p className="text-sm text-soft">{text.hint}</p>
          </div>
        </section>
      </MentionNames>
    </ThreadContext>
  );
};

/** The comments on a card. Mere readers of a public project see none of them. */
export const CardComments = ({ card }: { readonly card: CardRow }) => {
  const { board } = useProject();
  return board.role === 'reader' ? null : <Comments card={card} />;
};
