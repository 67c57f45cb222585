import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { actorOf, type Call } from '@nivel/platform/handler';

/** The documented doors name who asks beside the token; nobody asks in the name of another. @throws AppError `forbidden` */
export const checkNamesOneself = (named: string | null | undefined, call: Call): void => {
  if ((named ?? null) !== null && named !== actorOf(call).userId) throw new AppError(commonErrors.forbidden);
};
