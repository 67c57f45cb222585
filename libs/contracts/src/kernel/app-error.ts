import type { ErrorBody, ErrorDefinition } from './errors.ts';

/** An error for the caller. Every other thrown error is `internal`: logged with its trace id, never returned to a caller. */
export class AppError extends Error {
  readonly definition: ErrorDefinition;
  readonly details: unknown;
  readonly hint: string | null;

  /**
   * @param definition row of a service's error table
   * @param options `message` replaces the row's text where it carries a variable part; `details` is data for the caller
   */
  constructor(
    definition: ErrorDefinition,
    options: { message?: string; details?: unknown; hint?: string; cause?: unknown } = {},
  ) {
    super(options.message ?? definition.message, { cause: options.cause });
    this.name = 'AppError';
    this.definition = definition;
    this.details = options.details ?? null;
    this.hint = options.hint ?? null;
  }

  /** The public form of an error. */
  get body(): ErrorBody {
    return { code: this.definition.code, message: this.message, details: this.details, hint: this.hint };
  }
}
