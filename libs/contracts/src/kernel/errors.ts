/** The kind of an error from the caller's point of view. One table, `error-transports.ts`, maps a kind to every door. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'limited'
  | 'too-large'
  | 'unavailable'
  | 'internal';

/** One row of a service's closed error table. `status` overrides the kind's HTTP status where a wire contract demands it. */
export interface ErrorDefinition<Code extends string = string> {
  readonly code: Code;
  readonly kind: ErrorKind;
  readonly message: string;
  readonly status?: number;
}

/** The body with which every error leaves the system, except at the auth door, which keeps its own documented shape. */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly details: unknown;
  readonly hint: string | null;
}

type Rows = Readonly<Record<string, Omit<ErrorDefinition, 'code'>>>;

/**
 * Declares the closed set of errors of one service.
 *
 * @param rows error code -> kind and text; clients receive the key as the code
 * @returns the same table with each row carrying its code, so that `new AppError(errors.part_not_found)` is typed
 */
export const defineErrors = <const R extends Rows>(
  rows: R,
): { readonly [Code in keyof R & string]: ErrorDefinition<Code> } =>
  Object.fromEntries(Object.entries(rows).map(([code, row]) => [code, { ...row, code }])) as {
    readonly [Code in keyof R & string]: ErrorDefinition<Code>;
  };
