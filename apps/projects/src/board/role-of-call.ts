import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { project, type ProjectRole } from '@nivel/contracts/projects/memberships';
import type { Call } from '@nivel/platform/handler';

/** The caller's role in the project that the policy asked for; this only narrows the type. */
export const roleOfCall = ({ role }: Call): ProjectRole => {
  const known = project.roles.find((one) => one === role);
  if (known === undefined) throw new AppError(commonErrors.forbidden);
  return known;
};
