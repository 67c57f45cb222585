import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';

/**
 * Whoever directed a deleted project restores it, as long as it is kept; of all others nobody learns that it was there.
 * @throws AppError `forbidden`
 */
export const restorable = <Project extends { readonly deletedAt: Date | null }>(
  project: Project | null,
  isDirector: boolean,
  keptSince: Date,
): Project => {
  const isThere = project?.deletedAt && project.deletedAt > keptSince;
  if (!isDirector || !isThere) throw new AppError(commonErrors.forbidden);
  return project;
};
