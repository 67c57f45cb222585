import { AppError } from '@nivel/contracts/kernel/app-error';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { attachmentErrors } from '@nivel/contracts/projects/attachment.errors';
import { project, type ProjectRole } from '@nivel/contracts/projects/memberships';
import { actorOf, roleOf, type Call } from '@nivel/platform/handler';
import type { StoredAttachment } from './attachments.repository.ts';

/** A file of a comment is for readers of the comment; until the comment is sent, for its sender only. */
export const isFor = ({ commentId, isSaid, isUnsaid, isTeamOnly, addedBy }: StoredAttachment, call: Call): boolean => {
  if (commentId === null) return true;
  if (!isSaid) return addedBy === actorOf(call).userId;
  return !isUnsaid && (!isTeamOnly || isAtLeast(project, roleOf(call, project), 'member'));
};

/**
 * The uploader of a file may delete it and the person who deleted it may restore it; leads may do both. @throws AppError
 * `not_your_attachment`
 */
export const checkOwnAttachment = (
  ownerId: string | null,
  { userId, role }: { userId: string; role: ProjectRole },
): void => {
  if (ownerId !== userId && !isAtLeast(project, role, 'lead')) throw new AppError(attachmentErrors.not_your_attachment);
};
