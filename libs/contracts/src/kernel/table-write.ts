import { z } from 'zod';
import { defineErrors } from './errors.ts';

/** The refusal of a row that is not the caller's to write, as the public REST server says it. */
export const rowErrors = defineErrors({
  '42501': { kind: 'forbidden', message: 'new row violates row-level security policy' },
});

/**
 * The output of an operation with a door of kind `table-write`: the rows that were written, as their reader may see them.
 * @public for the services whose tables are written
 */
export const writtenRows = <Row extends z.ZodObject>(row: Row) => z.object({ rows: z.array(row) });
