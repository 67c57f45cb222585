import { AppError } from '@nivel/contracts/kernel/app-error';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { commentErrors } from '@nivel/contracts/projects/comment.errors';
import { mentionedIn } from '@nivel/contracts/projects/comment-values';
import { project, type ProjectRole } from '@nivel/contracts/projects/memberships';

/** Whether what is said for the team only is for somebody. */
export const isOfTeam = (role: ProjectRole): boolean => isAtLeast(project, role, 'member');

/** Whether somebody may read comments of an audience. */
export const mayRead = (role: ProjectRole | null, isTeamOnly: boolean): boolean =>
  role !== null && isAtLeast(project, role, isTeamOnly ? 'member' : 'guest');

interface Held {
  readonly authorId: string;
  readonly text: string;
  readonly version: number;
  readonly deletedAt: Date | null;
  readonly deletedBy: string | null;
  readonly isPurged: boolean;
}
interface Who {
  readonly userId: string;
  readonly role: ProjectRole;
}

/**
 * Whether an edit changes anything.
 * @throws AppError `comment_not_found`, `not_your_comment`, `comment_changed`
 */
export const checkedEdit = (held: Held, { userId }: Who, edit: { text: string; base_version: number }): boolean => {
  if (held.authorId !== userId) throw new AppError(commentErrors.not_your_comment);
  if (held.deletedAt !== null) throw new AppError(commentErrors.comment_not_found);
  // As when its answer was lost.
  if (held.text === edit.text) return false;
  const { version, text } = held;
  if (version !== edit.base_version) throw new AppError(commentErrors.comment_changed, { details: { version, text } });
  return true;
};

/** @throws AppError `not_your_comment` for who neither wrote it nor leads the project */
export const checkDeletion = ({ authorId }: Held, { userId, role }: Who): void => {
  if (authorId !== userId && !isAtLeast(project, role, 'lead')) throw new AppError(commentErrors.not_your_comment);
};

/** @throws AppError `not_your_comment` for who did not take it away, and does not lead the project; `comment_not_found` once it is purged */
export const checkRestore = ({ deletedBy, isPurged }: Held, { userId, role }: Who): void => {
  if (isPurged) throw new AppError(commentErrors.comment_not_found);
  if (deletedBy !== userId && !isAtLeast(project, role, 'lead')) throw new AppError(commentErrors.not_your_comment);
};

/** Who is mentioned in a comment and could not read it when it was written. */
export const unreachedMentions = ({
  text,
  mentions,
}: {
  readonly text: string;
  readonly mentions: readonly string[];
}): string[] => mentionedIn(text).filter((id) => !mentions.includes(id));
