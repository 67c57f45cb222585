import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { project, type ProjectRole } from '@nivel/contracts/projects/memberships';
import type { Change } from '../state/change.ts';

/** Where members may do it with lists, they may take it back. */
const LISTS_OF_MEMBERS = ['set-card-status', 'save-card'];

/** Under today's rights: what only leads may do, only they take back. @throws AppError `forbidden` */
export const checkReversal = (kind: string, changes: readonly Change[], role: ProjectRole): void => {
  const needsLead = changes.some(({ of }) => of !== 'card') && !LISTS_OF_MEMBERS.includes(kind);
  if (needsLead && !isAtLeast(project, role, 'lead')) throw new AppError(commonErrors.forbidden);
};
