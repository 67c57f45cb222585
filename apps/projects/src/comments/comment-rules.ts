import { AppError } from '@nivel/contracts/kernel/app-error';
import { commentErrors } from '@nivel/contracts/projects/comment.errors';

interface StoredText {
  readonly authorId: string;
  readonly text: string;
  readonly version: number;
  readonly deletedAt: Date | null;
}

/**
 * Whether an edit changes anything.
 * @throws AppError `comment_not_found`, `not_your_comment`, `comment_changed`
 */
export const checkedEdit = (
  stored: StoredText,
  userId: string,
  edit: { text: string; base_version: number },
): boolean => {
  if (stored.authorId !== userId) throw new AppError(commentErrors.not_your_comment);
  if (stored.deletedAt !== null) throw new AppError(commentErrors.comment_not_found);
  // A repetition after a lost answer.
  if (stored.text === edit.text) return false;
  const { version, text } = stored;
  if (version !== edit.base_version) throw new AppError(commentErrors.comment_changed, { details: { version, text } });
  return true;
};
