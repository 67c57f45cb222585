import type { CommentRow } from '@nivel/contracts/projects/comment-shape';
import type { StoredComment } from './comments.repository.ts';

export const shownComment = (stored: StoredComment, files: CommentRow['files']): CommentRow => ({
  id: stored.id,
  card_id: stored.cardId,
  number: stored.number,
  parent_id: stored.parentId,
  author_id: stored.authorId,
  is_team_only: stored.isTeamOnly,
  text: stored.text,
  version: stored.version,
  created_at: stored.createdAt.toISOString(),
  edited_at: stored.editedAt?.toISOString() ?? null,
  is_deleted: stored.deletedAt !== null,
  files,
  reactions: stored.deletedAt === null ? stored.reactions.map((one) => ({ ...one, people: [...one.people] })) : [],
});
