import type { z } from 'zod';

/** What kind of work a scheduled task is. */
export type TaskType = 'report' | 'backup' | 'sync' | 'cleanup';

/** A schedule that administrators see, run, pause and change. */
export interface JobTask {
  readonly type: TaskType;
  readonly title: { readonly 'es-MX': string; readonly en: string };
}

/** Work that comes again by itself. */
export interface JobSchedule {
  /** The setting of the worker that says how often, in milliseconds. */
  readonly setting: string;
  /** Left out where the product stands still without it: nobody may pause that. */
  readonly task?: JobTask;
}

/** Work that is done later, often or slowly, by the worker (BullMQ). Its handler is idempotent by a database key. */
export interface Job<Name extends string = string, Payload extends z.ZodType = z.ZodType> {
  readonly is: 'job';
  readonly name: Name;
  readonly summary: string;
  readonly payload: Payload;
  /** Left out where it is only done when somebody asks for it; what is scheduled has an empty payload. */
  readonly schedule?: JobSchedule;
}

/** Declares a job. */
export const job = <const Name extends `${string}.${string}`, Payload extends z.ZodType>(
  declared: Omit<Job<Name, Payload>, 'is'>,
): Job<Name, Payload> => ({ ...declared, is: 'job' });
