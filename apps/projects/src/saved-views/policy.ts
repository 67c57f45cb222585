import { AppError } from '@nivel/contracts/kernel/app-error';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { project, type ProjectRole } from '@nivel/contracts/projects/memberships';
import { savedViewErrors } from '@nivel/contracts/projects/saved-view';

/** @throws AppError `sharing_needs_lead` */
export const checkSharing = (role: ProjectRole, isAboutShared: boolean): void => {
  if (isAboutShared && !isAtLeast(project, role, 'lead')) throw new AppError(savedViewErrors.sharing_needs_lead);
};
