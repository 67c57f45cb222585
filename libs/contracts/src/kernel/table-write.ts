import { z } from 'zod';

/**
 * The output of an operation with a door of kind `table-write`: the rows that were written, as their reader may see them.
 * @public for the services whose tables are written
 */
export const writtenRows = <Row extends z.ZodObject>(row: Row) => z.object({ rows: z.array(row) });
