import type { LoggerService } from '@nestjs/common';
import pino, { type Logger } from 'pino';
import { loggedError } from './logged-error.ts';
import { currentTrace, traceIdOf } from './trace.ts';

export type Log = Logger;
/** Injection token of the service's log. */
export const LOG = Symbol('log');

/**
 * Structured log of one app: JSON lines on standard output, each with the trace id of the current work. Log errors under the
 * key `err`: only then are personal data removed from them.
 */
export const openLog = (app: string, level: string): Log =>
  pino({
    level,
    base: { app },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: ['token', 'password', '*.password', 'authorization', 'req.headers.authorization', 'req.headers.cookie'],
    serializers: { err: (error: unknown) => loggedError(error) },
    mixin: () => {
      const trace = currentTrace();
      return trace === undefined ? {} : { traceId: traceIdOf(trace) };
    },
  });

/** Lets Nest speak through our log; its start-up chatter is `debug`. */
export const nestLogger = (log: Log): LoggerService => ({
  log: (message: unknown) => log.debug(String(message)),
  warn: (message: unknown) => log.warn(String(message)),
  debug: (message: unknown) => log.debug(String(message)),
  verbose: () => undefined,
  error: (message: unknown, ...more: unknown[]) => log.error({ more }, String(message)),
  fatal: (message: unknown) => log.fatal(String(message)),
});
