import { z } from 'zod';
import { boundedRecord } from './bounded-record.ts';
import { operation, type Operation } from './operation.ts';
import type { Policy } from './policy.ts';

/** One comparison of a table read. `in` takes a list, `is` takes null, true or false. */
export const tableFilter = z.strictObject({
  column: z.string().max(64),
  op: z.enum(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'is', 'in']),
  value: z.union([z.string().max(500), z.null(), z.boolean(), z.array(z.string().max(500)).max(200)]),
});

/** Rows that one answer holds at most. */
export const MOST_ROWS = 1_000;

/** A read of a documented table, parsed by the gateway from the query string of the public REST grammar. */
export const tableQuery = z.strictObject({
  /** Columns of the table itself; empty means all. */
  columns: z.array(z.string().max(64)).max(64).default([]),
  /** Embedded rows: relation name -> its columns (empty means all). */
  embed: boundedRecord(64, z.array(z.string().max(64)).max(64), 20).default({}),
  filters: z.array(tableFilter).max(20).default([]),
  order: z
    .array(z.strictObject({ column: z.string().max(64), descending: z.boolean() }))
    .max(5)
    .default([]),
  limit: z.int().min(0).max(MOST_ROWS).default(MOST_ROWS),
  offset: z.int().min(0).max(1_000_000).default(0),
  count: z.boolean().default(false),
});
export type TableQuery = z.output<typeof tableQuery>;

export type TableRead = Operation<
  string,
  typeof tableQuery,
  z.ZodObject<{ rows: z.ZodArray<z.ZodRecord<z.ZodString, z.ZodUnknown>>; total: z.ZodNullable<z.ZodInt> }>
> & { readonly table: TableShape };

/** The readable columns of a table. A table with an `owner` column returns the caller's rows, whatever the filters are. */
export interface TableShape {
  readonly row: z.ZodObject;
  readonly owner: string | null;
  /** relation name -> shape of the embedded row */
  readonly relations: Readonly<Record<string, z.ZodObject>>;
}

/** Declares the read door of a documented table. */
export const tableRead = (declared: {
  name: `${string}.${string}`;
  summary: string;
  table: string;
  policy: Policy;
  row: z.ZodObject;
  owner: string | null;
  relations?: Readonly<Record<string, z.ZodObject>>;
}): TableRead => ({
  ...operation({
    name: declared.name,
    summary: declared.summary,
    door: { kind: 'table', table: declared.table },
    policy: declared.policy,
    repeat: 'safe',
    input: tableQuery,
    output: z.object({ rows: z.array(z.record(z.string(), z.unknown())), total: z.int().nullable() }),
    errors: [],
  }),
  table: { row: declared.row, owner: declared.owner, relations: declared.relations ?? {} },
});
