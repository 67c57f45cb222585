import { headers as natsHeaders, type MsgHdrs } from '@nats-io/transport-node';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { ErrorBody, ErrorDefinition, ErrorKind } from '@nivel/contracts/kernel/errors';
import type { Operation } from '@nivel/contracts/kernel/operation';

/** What travels beside the JSON body of a request. */
export interface CallContext {
  /** The access token as the caller gave it; verified again by the answering service. Null for callers without one. */
  readonly token: string | null;
  /** W3C traceparent. */
  readonly trace: string;
  /** Time after which no caller waits for the answer any more, in ms since the epoch. */
  readonly deadline: number;
  /** Address of the public caller, for limits and the audit of sign-ins. */
  readonly clientIp: string | null;
}

/**
 * The frame of a service's own call: without a user, with the contract's timeout as its deadline. The deadline uses the system
 * clock, which the answering service reads too, and not the injected clock: it limits waiting.
 */
export const ownContext = ({ deadlineMs }: Pick<Operation, 'deadlineMs'>, trace = ''): CallContext => ({
  token: null,
  trace,
  deadline: Date.now() + deadlineMs,
  clientIp: null,
});

const NAMES = { token: 'Authorization', trace: 'traceparent', deadline: 'Deadline', clientIp: 'Client-Ip' } as const;
/** Set on error answers only, so that a good answer carries no headers at all. */
const ERROR_KIND = 'Error-Kind';
const ERROR_STATUS = 'Error-Status';
/** Set on what comes before an answer. */
const PART = 'Part';

export const writeCallHeaders = (context: CallContext): MsgHdrs => {
  const headers = natsHeaders();
  if (context.token !== null) headers.set(NAMES.token, context.token);
  headers.set(NAMES.trace, context.trace);
  headers.set(NAMES.deadline, String(context.deadline));
  if (context.clientIp !== null) headers.set(NAMES.clientIp, context.clientIp);
  return headers;
};

export const readCallHeaders = (headers: MsgHdrs | undefined): CallContext => ({
  token: headers?.get(NAMES.token) || null,
  trace: headers?.get(NAMES.trace) ?? '',
  deadline: Number(headers?.get(NAMES.deadline) || 0),
  clientIp: headers?.get(NAMES.clientIp) || null,
});

/** Headers and body of an error answer. */
export const writeError = (error: AppError): { headers: MsgHdrs; body: string } => {
  const headers = natsHeaders();
  headers.set(ERROR_KIND, error.definition.kind);
  if (error.definition.status !== undefined) headers.set(ERROR_STATUS, String(error.definition.status));
  return { headers, body: JSON.stringify(error.body) };
};

/** The headers of a part that comes before an answer. */
export const partHeaders = (): MsgHdrs => {
  const headers = natsHeaders();
  headers.set(PART, '1');
  return headers;
};

export const isPart = ({ headers }: { headers?: MsgHdrs }): boolean => headers?.has(PART) === true;

/** The error in an answer, or null when the answer is a good one. */
export const readError = (response: { headers?: MsgHdrs; data: Uint8Array }): AppError | null => {
  const kind = response.headers?.get(ERROR_KIND);
  if (!kind) return null;
  const body = JSON.parse(new TextDecoder().decode(response.data)) as ErrorBody;
  const status = Number(response.headers?.get(ERROR_STATUS) || 0);
  const definition: ErrorDefinition = {
    code: body.code,
    kind: kind as ErrorKind,
    message: body.message,
    ...(status > 0 ? { status } : {}),
  };
  return new AppError(definition, { details: body.details, ...(body.hint === null ? {} : { hint: body.hint }) });
};

/** Any thrown value, as the error that may leave; the cause of an unexpected one stays inside. */
export const toAppError = (error: unknown): AppError =>
  error instanceof AppError ? error : new AppError(commonErrors.internal, { cause: error });
