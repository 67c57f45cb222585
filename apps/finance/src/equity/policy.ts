import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { account } from '@nivel/contracts/projects/memberships';
import { actorOf, roleOf, type Call } from '@nivel/platform/handler';
import type { EquityAssignment } from './equity.repository.ts';

/** Administrators see all assignments; managers have no special rights here. */
export const isEquityAdministrator = (call: Call): boolean => roleOf(call, account) === 'admin';

/**
 * The assignments that a caller sees, with a filter by person or without; null: everybody's.
 * @throws AppError `forbidden` for the filter by another person
 */
export const shownEmployee = (call: Call, filter: string | null): string | null => {
  if (isEquityAdministrator(call)) return filter;
  const { userId } = actorOf(call);
  if (filter !== null && filter !== userId) throw new AppError(commonErrors.forbidden);
  return userId;
};

/** Whether an assignment is the caller's own. */
export const isOwn = (call: Call, { employeeId }: Pick<EquityAssignment, 'employeeId'>): boolean =>
  employeeId === actorOf(call).userId;
