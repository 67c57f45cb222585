import type { ErrorBody } from '@nivel/contracts/kernel/errors';

/** A refusal of the site's doors, or a failure to reach them. Branch on `code`, never on the message. */
export class CallError extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: unknown;

  constructor(code: string, status: number, message: string, details: unknown = null) {
    super(message);
    this.name = 'CallError';
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** The code given to a call that got no answer at all. */
export const noAnswer = 'no_answer';

/** Whether asking again may help. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof CallError) || error.code === noAnswer || error.status >= 500 || error.status === 429;

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';

/** Reads the body of a refusal. */
export const readCallError = (status: number, body: unknown): CallError =>
  isErrorBody(body)
    ? new CallError(body.code, status, String(body.message), body.details)
    : new CallError('internal', status, `HTTP ${status}`);
