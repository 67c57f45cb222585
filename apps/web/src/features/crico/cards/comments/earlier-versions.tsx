import { Dialog } from '@nivel/ui/dialog';
import type { CommentRow } from '@nivel/contracts/projects/comment-shape';
import { useInfiniteQuery } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { commentsKey } from '../../area/comments/comments.queries.ts';
import { formatMoment } from '../../area/in-words.ts';
import { MarkdownView } from '../../area/markdown/markdown-view.tsx';
import { commentsText } from './comments-text.ts';
import { useThreads } from './thread-context.ts';
import { PagedList } from '../paged-list.tsx';

const Versions = ({ comment }: { readonly comment: CommentRow }) => {
  const text = commentsText.useText();
  const { projectId: project_id, cardId } = useThreads();
  const { id: comment_id } = comment;
  const query = useInfiniteQuery({
    queryKey: [...commentsKey(project_id, cardId), 'versions', comment_id, comment.version],
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam: before }) =>
      siteClient.call('list_comment_versions', { project_id, comment_id, ...(before === undefined ? {} : { before }) }),
    getNextPageParam: ({ versions, has_more }) => (has_more ? versions.at(-1)?.version : undefined),
  });
  return (
    <PagedList
      query={query}
      itemsOf={({ versions }) => versions}
      text={{ label: text.earlier, failed: text.failed, none: text.noEarlier, older: text.older }}
      look="flex flex-col divide-y divide-line"
    >
      {({ version, text: words, written_at }) => (
        <li key={version} className="flex flex-col gap-1 py-3">
          <time dateTime={written_at} className="text-sm text-soft">
            {formatMoment(written_at)}
          </time>
          <MarkdownView source={words} />
        </li>
      )}
    </PagedList>
  );
};

/** The earlier texts of a comment, newest first. */
export const EarlierVersions = ({
  comment,
  onClose,
}: {
  readonly comment: CommentRow;
  readonly onClose: () => void;
}) => {
  const text = commentsText.useText();
  const { nameOf } = useThreads();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={text.earlier}
      description={text.earlierOf(nameOf(comment.author_id))}
      closeLabel={text.close}
    >
      <Versions comment={comment} />
    </Dialog>
  );
};
