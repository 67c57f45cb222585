import { AppError } from '@nivel/contracts/kernel/app-error';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { commentErrors } from '@nivel/contracts/projects/comment.errors';
import { project, type ProjectRole } from '@nivel/contracts/projects/memberships';

interface Asker {
  readonly userId: string;
  readonly role: ProjectRole;
}

/** @throws AppError `not_your_comment` for who neither wrote it nor leads the project */
export const checkDeletion = ({ authorId }: { readonly authorId: string }, { userId, role }: Asker): void => {
  if (authorId !== userId && !isAtLeast(project, role, 'lead')) throw new AppError(commentErrors.not_your_comment);
};

/**
 * @throws AppError `not_your_comment` for a person who did not delete it, and does not lead the project; `comment_not_found`
 * once it is purged
 */
export const checkRestore = (
  { deletedBy, isPurged }: { readonly deletedBy: string | null; readonly isPurged: boolean },
  { userId, role }: Asker,
): void => {
  if (isPurged) throw new AppError(commentErrors.comment_not_found);
  if (deletedBy !== userId && !isAtLeast(project, role, 'lead')) throw new AppError(commentErrors.not_your_comment);
};
