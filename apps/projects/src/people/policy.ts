import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { AccountRole } from '@nivel/contracts/projects/memberships';

/** Personal data are shown to their owner and to administrators. @throws AppError `forbidden` */
export const checkOneselfOrAdmin = async (
  callerId: string,
  userId: string,
  roleOf: (userId: string) => Promise<AccountRole | null>,
): Promise<void> => {
  if (callerId !== userId && (await roleOf(callerId)) !== 'admin') throw new AppError(commonErrors.forbidden);
};
