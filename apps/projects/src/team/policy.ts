import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { actorOf, type Call } from '@nivel/platform/handler';

/**
 * The documented doors name the caller beside the token; a request in another's name is not possible. @throws AppError
 * `forbidden`
 */
export const checkNamesOneself = (named: string | null | undefined, call: Call): void => {
  if ((named ?? null) !== null && named !== actorOf(call).userId) throw new AppError(commonErrors.forbidden);
};
