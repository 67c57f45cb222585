import { z } from 'zod';
import { defineErrors } from './errors.ts';

/** The refusal of a row that the caller may not write, in the form of the public REST server. */
export const rowErrors = defineErrors({
  '42501': { kind: 'forbidden', message: 'new row violates row-level security policy' },
});

/**
 * The output of an operation with a door of kind `table-write`: the rows that were written, as their reader may see them.
 * @public for the services whose tables are written
 */
export const writtenRows = <Row extends z.ZodObject>(row: Row) => z.object({ rows: z.array(row) });
