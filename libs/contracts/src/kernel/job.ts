import type { z } from 'zod';

/** The kinds of work of scheduled tasks. */
export type TaskType = 'report' | 'backup' | 'sync' | 'cleanup';

/** A schedule that administrators see, run, pause and change. */
export interface JobTask {
  readonly type: TaskType;
  readonly title: { readonly 'es-MX': string; readonly en: string };
}

/** Work that repeats on a schedule. */
export interface JobSchedule {
  /** The setting of the worker with the interval, in milliseconds. */
  readonly setting: string;
  /** Omitted if the product depends on it: it cannot be paused. */
  readonly task?: JobTask;
}

/** Work that is done later, often or slowly, by the worker (BullMQ). Its handler is idempotent by a database key. */
export interface Job<Name extends string = string, Payload extends z.ZodType = z.ZodType> {
  readonly is: 'job';
  readonly name: Name;
  readonly summary: string;
  readonly payload: Payload;
  /** Omitted if it runs only on request; a scheduled job has an empty payload. */
  readonly schedule?: JobSchedule;
}

/** Declares a job. */
export const job = <const Name extends `${string}.${string}`, Payload extends z.ZodType>(
  declared: Omit<Job<Name, Payload>, 'is'>,
): Job<Name, Payload> => ({ ...declared, is: 'job' });
