import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';

/**
 * Codes with which a database or its network says "not now": Node's socket errors, Postgres' classes 08 (connection), 53
 * (resources) and 57P (shutting down, starting), its statement timeout, and Prisma's own for the same.
 */
const NOT_NOW =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08\w{3}|53\w{3}|57P0[1-3]|57014|P1001|P1002|P1008|P1017|P2024)$/;
/** The pool of `pg` says these in words only. */
const NOT_NOW_IN_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
const DEEPEST_CAUSE = 4;

/** Whether an error means that a backing server is away for a moment, so that the caller may try again. */
export const isUnavailable = (error: unknown, depth = 0): boolean => {
  if (!(error instanceof Error) || depth > DEEPEST_CAUSE) return false;
  const code = 'code' in error ? String(error.code) : '';
  return NOT_NOW.test(code) || NOT_NOW_IN_WORDS.test(error.message) || isUnavailable(error.cause, depth + 1);
};

/** What a caller is told when a backing server is away: `unavailable` (503), never `internal`. */
export const asUnavailable = (error: unknown): unknown =>
  isUnavailable(error) ? new AppError(commonErrors.unavailable, { cause: error }) : error;
