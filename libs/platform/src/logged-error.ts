/** The fields of an error that are logged. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string | number;
  readonly cause?: LoggedError;
}

const LONGEST = 8_000;
const DEEPEST_CAUSE = 4;
/** Both sides are bounded, so that a long text without an address costs only linear time. */
const ADDRESS = /[^\s@<>"'(),;:=[\]{}/\\]{1,64}@[^\s@<>"'(),;:=[\]{}/\\]{1,255}/g;

const withoutAddresses = (text: string): string => text.slice(0, LONGEST).replaceAll(ADDRESS, '[address]');

/**
 * The loggable form of an error: its type, origin and cause, without data of a row or a request. In other fields a database
 * names the conflicting values (`Key (email)=(…) already exists`), a mail server the refused address.
 */
export const loggedError = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutAddresses(String(error)) };
  const code = 'code' in error ? error.code : undefined;
  const { stack, cause } = error;
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    ...(stack === undefined ? {} : { stack: withoutAddresses(stack) }),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(cause === undefined || depth >= DEEPEST_CAUSE ? {} : { cause: loggedError(cause, depth + 1) }),
  };
};
