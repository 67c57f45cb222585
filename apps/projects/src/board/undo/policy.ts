import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { project, type ProjectRole } from '@nivel/contracts/projects/memberships';
import type { Change } from '../state/change.ts';

/** Members who may create a list may also undo that. */
const LISTS_OF_MEMBERS = ['set-card-status', 'save-card', 'create-card', 'make-next-card'];

/** Applies present rights: only leads undo what only leads may do. @throws AppError `forbidden` */
export const checkReversal = (kind: string, changes: readonly Change[], role: ProjectRole): void => {
  const isOfMembers = ({ of }: Change): boolean => of === 'card' || (of === 'list' && LISTS_OF_MEMBERS.includes(kind));
  const needsLead = !changes.every(isOfMembers);
  if (needsLead && !isAtLeast(project, role, 'lead')) throw new AppError(commonErrors.forbidden);
};
