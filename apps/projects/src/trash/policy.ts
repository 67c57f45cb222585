import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';

/**
 * A former director restores a deleted project during its retention time; others do not learn that it existed.
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
