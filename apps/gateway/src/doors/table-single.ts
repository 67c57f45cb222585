import type { FastifyRequest } from 'fastify';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { defineErrors } from '@nivel/contracts/kernel/errors';

/** The media type with which a caller requests one row as an object (`single()` of the public client). */
export const ONE_OBJECT = 'application/vnd.pgrst.object+json';

const singleErrors = defineErrors({
  PGRST116: { kind: 'invalid', status: 406, message: 'Cannot coerce the result to a single JSON object' },
});

export const wantsOne = ({ headers }: FastifyRequest): boolean => headers.accept?.includes(ONE_OBJECT) ?? false;

/** @param details the number of rows */
export const notOne = (details: string): AppError => new AppError(singleErrors.PGRST116, { details });

/** @throws AppError `PGRST116` unless there is exactly one */
export const onlyRow = (rows: readonly unknown[]): unknown => {
  if (rows.length === 1) return rows[0];
  throw notOne(`The result contains ${rows.length} rows`);
};
