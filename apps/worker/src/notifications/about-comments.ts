import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { commentAdded } from '@nivel/contracts/projects/comment-added.fact';
import type { NoticePlace } from '@nivel/contracts/projects/check-notices.operation';
import type { NoticeAbout } from '../digests/notice-about.ts';

type CommentAdded = PayloadOf<typeof commentAdded>;

/** The link of a comment's notice: the comment on its card. Only people who still may can read its text there. */
export const commentLink = ({
  projectId,
  card,
  commentId,
}: Pick<CommentAdded, 'projectId' | 'card' | 'commentId'>): string =>
  `/crico/dashboard?${new URLSearchParams({ project: projectId, card }).toString()}#comment-${commentId}`;

export const aboutComment = ({ projectId, cardId, commentId }: CommentAdded): NoticeAbout => ({
  projectId,
  cardId,
  commentId,
});

/** For an e-mail about a comment: only people who may read the comment may read it. */
export const aboutTheComment = ({
  projectId,
  commentId,
}: Pick<CommentAdded, 'projectId' | 'commentId'>): NoticePlace[] => [{ project_id: projectId, comment_id: commentId }];

/** For the tests. */
export const exampleComment = (to: Pick<CommentAdded, 'mentioned' | 'repliedTo'>): CommentAdded => ({
  projectId: '01890a5d-ac96-774b-bcce-b302099a8058',
  cardId: '01890a5d-ac96-774b-bcce-b302099a8060',
  commentId: '01890a5d-ac96-774b-bcce-b302099a8061',
  card: 'SITE-12',
  title: 'Página de inicio',
  authorId: '01890a5d-ac96-774b-bcce-b302099a8059',
  authorName: 'Ana Sol',
  ...to,
});
