/** A refusal of the auth service, or a failure to reach it. Branch on `code`, never on the message. */
export class AuthError extends Error {
  readonly code: string;
  readonly status: number;
  /** Why a password was refused, when it was. */
  readonly reasons: readonly string[];
  /** Seconds to wait before asking again, when the service said so. */
  readonly waitSeconds: number | null;

  constructor(code: string, status: number, message: string, details: { reasons?: string[]; waitSeconds?: number } = {}) {
    super(message);
    this.name = 'AuthError';
    this.code = code;
    this.status = status;
    this.reasons = details.reasons ?? [];
    this.waitSeconds = details.waitSeconds ?? null;
  }
}

/** The code given to a call that got no answer. */
export const noAnswer = 'no_answer';

/**
 * Whether trying again may help. Everything else is final: the service looked at the request and refused it.
 * 409 is two refreshes of one session at the same moment.
 */
export const isRetryable = (error: unknown): boolean =>
  error instanceof AuthError &&
  (error.code === noAnswer || error.status >= 500 || [408, 409, 429].includes(error.status));

interface AuthErrorBody {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly msg?: unknown;
  readonly error_code?: unknown;
  readonly error_description?: unknown;
  readonly weak_password?: { readonly reasons?: string[] };
}

const firstText = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value !== '');

/** Reads the body of a refusal; a body that is no JSON becomes a code by its status. */
export const readAuthError = async (response: Response): Promise<AuthError> => {
  const body = (await response.json().catch(() => ({}))) as AuthErrorBody;
  const code = firstText(body.code, body.error_code) ?? (response.status >= 500 ? 'unexpected_failure' : 'unknown');
  const message = firstText(body.message, body.msg, body.error_description) ?? response.statusText;
  const seconds = /after (\d+) seconds?/.exec(message)?.[1];
  const waitSeconds = seconds ?? response.headers.get('retry-after') ?? undefined;
  return new AuthError(code, response.status, message, {
    ...(body.weak_password?.reasons ? { reasons: body.weak_password.reasons } : {}),
    ...(waitSeconds === undefined ? {} : { waitSeconds: Number(waitSeconds) }),
  });
};
