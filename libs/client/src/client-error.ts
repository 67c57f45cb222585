import type { ErrorBody } from '@nivel/contracts/kernel/errors';

/** The meaning of a failed call for its caller; `code` gives the exact cause, this what can be done about it. */
export type ClientErrorKind = 'offline' | 'no-response' | 'refused';

/**
 * A call that failed. Branch on `code`, never on the message: a service's own code, `offline` when this device has no
 * network, `no_response` when the server does not answer.
 */
export class ClientError extends Error {
  readonly code: string;
  readonly kind: ClientErrorKind;
  /** HTTP status; 0 when nothing answered. */
  readonly status: number;
  readonly details: unknown;
  /** Seconds after which trying again makes sense, if the server sent them. */
  readonly retryAfter: number | null;
  /** Finds the request in the server's logs. */
  readonly traceId: string | null;

  constructor(
    failure: Pick<ClientError, 'code' | 'kind' | 'status' | 'message'> &
      Partial<Pick<ClientError, 'details' | 'retryAfter' | 'traceId'>> & { cause?: unknown },
  ) {
    super(failure.message, { cause: failure.cause });
    this.name = 'ClientError';
    this.code = failure.code;
    this.kind = failure.kind;
    this.status = failure.status;
    this.details = failure.details ?? null;
    this.retryAfter = failure.retryAfter ?? null;
    this.traceId = failure.traceId ?? null;
  }

  /** Whether the same call may succeed a little later. */
  get isTransient(): boolean {
    return this.kind !== 'refused' || this.status >= 500 || this.status === 429;
  }
}

/** Nothing came back: this device is offline, or the server does not answer. */
export const noResponse = (cause: unknown, isOnline: boolean): ClientError =>
  isOnline
    ? new ClientError({
        code: 'no_response',
        kind: 'no-response',
        status: 0,
        message: 'The server does not answer',
        cause,
      })
    : new ClientError({ code: 'offline', kind: 'offline', status: 0, message: 'This device is offline', cause });

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';

/** The part of a response that gives the reason. */
interface Refusal {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
}

/** The error in a response that is no success. A proxy between us and the server may have written it. */
export const refused = (response: Refusal, body: unknown, status = response.status): ClientError => {
  const { code, message, details } = isErrorBody(body)
    ? body
    : { code: 'unknown', message: `HTTP ${status}`, details: null };
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : null;
  const traceId = response.headers.get('x-trace-id');
  return new ClientError({ kind: 'refused', status, code, message, details, retryAfter, traceId });
};
