import { AppError } from '@nivel/contracts/kernel/app-error';
import { baselineErrors } from '@nivel/contracts/projects/baselines/baseline';
import { MOST_BASELINES } from '@nivel/contracts/projects/values/board-values';

/** Checks that a project has room for one more baseline. @throws AppError `too_many_baselines` */
export const checkRoom = (held: readonly unknown[]): void => {
  if (held.length >= MOST_BASELINES) throw new AppError(baselineErrors.too_many_baselines);
};
