import type { z } from 'zod';

/** Work that is done later, often or slowly, by the worker (BullMQ). Its handler is idempotent by a database key. */
export interface Job<Name extends string = string, Payload extends z.ZodType = z.ZodType> {
  readonly is: 'job';
  readonly name: Name;
  readonly summary: string;
  readonly payload: Payload;
}

/** Declares a job. */
export const job = <const Name extends `${string}.${string}`, Payload extends z.ZodType>(
  declared: Omit<Job<Name, Payload>, 'is'>,
): Job<Name, Payload> => ({ ...declared, is: 'job' });
