import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';

/**
 * Codes with which a database or its network reports a temporary failure: Node's socket errors, Postgres's classes 08
 * (connection), 53 (resources), 40 (transaction rollback) and 57P (shutting down, starting), its statement timeout, and
 * Prisma's own codes for the same; P2028 is a transaction that got no connection in time or exceeded its time limit.
 */
const NOT_NOW =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08\w{3}|53\w{3}|40001|40P01|57P0[1-5]|57014|P1001|P1002|P1008|P1017|P2024|P2028|P2034)$/;
/** The same as the adapter of Prisma calls it. */
const NOT_NOW_KIND =
  /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|TransactionWriteConflict)$/;
/** The pool of `pg` says these in words only. */
const NOT_NOW_IN_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable)/;
const DEEPEST_CAUSE = 6;

/** The places where errors of `pg`, Prisma and its adapter name the failure, and where they keep its cause. */
interface Told {
  readonly code?: unknown;
  readonly errorCode?: unknown;
  readonly originalCode?: unknown;
  readonly kind?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly meta?: { readonly driverAdapterError?: unknown };
}

/** Whether an error means that a backing server is away for a moment, so that the caller may try again. */
export const isUnavailable = (error: unknown, depth = 0): boolean => {
  if (typeof error !== 'object' || error === null || error instanceof AppError || depth > DEEPEST_CAUSE) return false;
  const { code, errorCode, originalCode, kind, message, cause, meta } = error as Told;
  return (
    [code, errorCode, originalCode].some((one) => typeof one === 'string' && NOT_NOW.test(one)) ||
    (typeof kind === 'string' && NOT_NOW_KIND.test(kind)) ||
    (typeof message === 'string' && NOT_NOW_IN_WORDS.test(message)) ||
    isUnavailable(cause, depth + 1) ||
    // For a given statement Prisma says only that it failed; the reason is in the error of its adapter.
    isUnavailable(meta?.driverAdapterError, depth + 1)
  );
};

/** The error that a caller gets when a backing server is down: `unavailable` (503), never `internal`. */
export const asUnavailable = (error: unknown): unknown =>
  isUnavailable(error) ? new AppError(commonErrors.unavailable, { cause: error }) : error;
