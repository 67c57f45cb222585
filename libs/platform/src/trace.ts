import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
const current = new AsyncLocalStorage<string>();

/** A W3C traceparent: the caller's own when it is well formed, else a new one. */
export const traceparentFrom = (given: string | undefined): string =>
  given !== undefined && TRACEPARENT.test(given)
    ? given
    : `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`;

/** The 32 hex digits that log lines, mails and socket messages carry. */
export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35);

/** The trace id that a caller brings, for log lines beside our own; undefined where it brings none that is well formed. */
export const callerTraceIdIn = (given: string | string[] | undefined): string | undefined =>
  typeof given === 'string' ? TRACEPARENT.exec(given)?.[1] : undefined;

/** Runs work so that everything it logs carries the trace. */
export const withTrace = <Result>(traceparent: string, work: () => Result): Result => current.run(traceparent, work);

/** The traceparent of the current work, or undefined outside of any. */
export const currentTrace = (): string | undefined => current.getStore();
