import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';

/** The documented name of a picture contains its owner. @throws AppError `forbidden` for another person's */
export const checkOwnAvatar = (name: string, userId: string): void => {
  if (!name.toLowerCase().startsWith(`avatar_${userId}_`)) throw new AppError(commonErrors.forbidden);
};
