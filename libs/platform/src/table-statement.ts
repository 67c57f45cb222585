import type { z } from 'zod';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { MOST_ROWS, type TableQuery, type TableRead } from '@nivel/contracts/kernel/table';
import { castOf, kindOf, readValue, type ColumnKind } from './table-column.ts';

/** The parts of a table's read that are not in the contract. We write these names and conditions, never callers. */
export interface TablePlace {
  /** A condition that always holds, such as `t.is_active`. */
  readonly always?: string;
  /** Columns of the row schema that the table does not have; the handler adds them. */
  readonly computed?: readonly string[];
  /** Relation -> its table's key and the column of this table that holds it (many rows here to one there). */
  readonly joins?: Readonly<Record<string, { readonly key: string; readonly heldBy: string }>>;
}

/** The rows of certain things only, whatever the query asks for. */
export interface VisibleRows {
  /** The column that names the thing of a row. */
  readonly column: string;
  readonly ids: readonly string[];
}

/** The owner of the visible rows. */
export interface Sight {
  /** Set for tables with an owner. */
  readonly ownerId: string | null;
  /** Set for tables whose rows are shown to members. */
  readonly visible: VisibleRows | null;
}

/** Statements ready to run: the rows, and, if requested, their number without limit and offset. */
export interface TableStatement {
  readonly rows: { readonly text: string; readonly values: readonly unknown[] };
  readonly count: { readonly text: string; readonly values: readonly unknown[] } | null;
}

/** All rows that one answer may hold, a row that may be alone, and two, which show that it is not. */
const USUAL_LIMITS: readonly number[] = [MOST_ROWS, 1, 2];

type Shape = Readonly<Record<string, z.ZodType>>;

const refuse = (path: string, message: string): AppError =>
  new AppError(commonErrors.invalid_input, { details: [{ path, message }] });

/** The one way in which a name gets into a statement: it must be a column that the contract declares. */
const columnOf = (shape: Shape, table: string, name: string, path: string): { name: string; kind: ColumnKind } => {
  const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
  if (schema === undefined) throw refuse(path, `column ${table}.${name} does not exist`);
  return { name: `"${name}"`, kind: kindOf(schema) };
};

const shown = (source: string, name: string, kind: ColumnKind): string => {
  if (kind === 'decimal') return `${source}.${name}::float8 AS ${name}`;
  return kind === 'date' ? `${source}.${name}::text AS ${name}` : `${source}.${name}`;
};

const embedded = (source: string, name: string, kind: ColumnKind): string => {
  const column = `${source}.${name}`;
  if (kind === 'decimal') return `${column}::float8`;
  return kind === 'time' ? `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : column;
};

const comparators = { eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

class Conditions {
  readonly values: unknown[] = [];
  private readonly texts: string[] = [];

  constructor(
    private readonly read: TableRead,
    private readonly table: string,
  ) {}

  addText(text: string): void {
    this.texts.push(text);
  }

  addOwner(column: string, ownerId: string): void {
    this.texts.push(`t."${column}" = ${this.parameter(ownerId, 'uuid')}`);
  }

  addVisible({ column, ids }: VisibleRows): void {
    this.texts.push(`t."${column}" = ANY (${this.parameter(ids, 'uuid[]')})`);
  }

  addFilter({ column, op, value }: TableQuery['filters'][number]): void {
    const { name, kind } = columnOf(this.read.table.row.shape, this.table, column, column);
    if (kind === 'other') throw refuse(column, `column ${this.table}.${column} cannot be compared`);
    if (op === 'is') this.texts.push(`t.${name} ${this.state(kind, column, value)}`);
    else if (op === 'in') this.texts.push(this.list(name, kind, column, value));
    else this.texts.push(`t.${name} ${comparators[op]} ${this.parameter(this.one(kind, column, value), castOf[kind])}`);
  }

  get where(): string {
    return this.texts.length === 0 ? '' : ` WHERE ${this.texts.join(' AND ')}`;
  }

  private parameter(value: unknown, cast: string): string {
    this.values.push(value);
    return `$${this.values.length}::${cast}`;
  }

  private one(kind: ColumnKind, column: string, value: unknown): string | number | boolean {
    const read = typeof value === 'string' || typeof value === 'boolean' ? readValue(kind, String(value)) : undefined;
    if (read === undefined) throw refuse(column, 'the value does not fit the column');
    return read;
  }

  private list(name: string, kind: ColumnKind, column: string, value: unknown): string {
    if (!Array.isArray(value)) throw refuse(column, 'in takes a list');
    const values = value.map((one) => this.one(kind, column, one));
    return `t.${name} = ANY (${this.parameter(values, `${castOf[kind]}[]`)})`;
  }

  private state(kind: ColumnKind, column: string, value: unknown): string {
    if (value === null) return 'IS NULL';
    if (typeof value === 'boolean' && kind === 'boolean') return value ? 'IS TRUE' : 'IS FALSE';
    throw refuse(column, 'is takes null, and true or false where the column can be that');
  }
}

const selection = (
  read: TableRead,
  table: string,
  query: TableQuery,
  place: TablePlace,
): { list: string; joins: string } => {
  const { shape } = read.table.row;
  const wanted = query.columns.length > 0 ? query.columns : Object.keys(shape);
  const columns = wanted
    .filter((name) => !place.computed?.includes(name))
    .map((wantedName) => columnOf(shape, table, wantedName, 'select'));
  const joins: string[] = [];
  const list = columns.map(({ name, kind }) => shown('t', name, kind));
  for (const [index, [relation, names]] of Object.entries(query.embed).entries()) {
    const row = Object.hasOwn(read.table.relations, relation) ? read.table.relations[relation] : undefined;
    const join = place.joins?.[relation];
    if (row === undefined || join === undefined) throw refuse('select', `${table} has no relation ${relation}`);
    const source = `e${index}`;
    const fields = (names.length > 0 ? names : Object.keys(row.shape)).map((field) => {
      const { name, kind } = columnOf(row.shape, relation, field, 'select');
      return `'${field}', ${embedded(source, name, kind)}`;
    });
    list.push(`json_build_object(${fields.join(', ')}) AS "${relation}"`);
    joins.push(` LEFT JOIN "${relation}" ${source} ON ${source}."${join.key}" = t."${join.heldBy}"`);
  }
  return { list: list.join(', '), joins: joins.join('') };
};

/** Callers like to ask for their own rows, which they get anyway. */
const saysOwner = ({ table }: TableRead, { column, op, value }: TableQuery['filters'][number], owner: string | null) =>
  column === table.owner && op === 'eq' && value === owner;

/**
 * The page of a read. With its limit as a parameter, Postgres would plan the statement on each call, which doubles its
 * duration. So the common limits are part of the text; other limits stay parameters, to keep the number of texts small.
 */
const pageOf = ({ limit, offset }: TableQuery, before: number): { text: string; values: number[] } =>
  offset === 0 && USUAL_LIMITS.includes(limit)
    ? { text: ` LIMIT ${limit}`, values: [] }
    : { text: ` LIMIT $${before + 1} OFFSET $${before + 2}`, values: [limit, offset] };

/**
 * The SQL of a table read. Column names come from the contract, values are parameters. Whatever the query asks for, a table
 * with an owner returns only rows of `ownerId`, and a table shown to members only rows of their things.
 *
 * @throws AppError `invalid_input` naming the invalid column or value
 */
export const tableStatement = (
  read: TableRead,
  query: TableQuery,
  { ownerId, visible }: Sight,
  place: TablePlace = {},
): TableStatement => {
  if (read.door.kind !== 'table') throw new Error(`${read.name} is no table read`);
  const { table } = read.door;
  const conditions = new Conditions(read, table);
  if (read.table.owner !== null) {
    if (ownerId === null) throw new AppError(commonErrors.unauthenticated);
    conditions.addOwner(read.table.owner, ownerId);
  }
  if (visible !== null) conditions.addVisible(visible);
  if (place.always !== undefined) conditions.addText(place.always);
  for (const filter of query.filters) {
    if (place.computed?.includes(filter.column)) throw refuse(filter.column, 'this column cannot be compared');
    if (saysOwner(read, filter, ownerId)) continue;
    conditions.addFilter(filter);
  }
  const { list, joins } = selection(read, table, query, place);
  const order = query.order.map(({ column, descending }) => {
    const { name, kind } = columnOf(read.table.row.shape, table, column, 'order');
    if (kind === 'other') throw refuse('order', `rows cannot be ordered by ${column}`);
    return `t.${name} ${descending ? 'DESC NULLS LAST' : 'ASC'}`;
  });
  const ordered = order.length === 0 ? '' : ` ORDER BY ${order.join(', ')}`;
  const from = ` FROM "${table}" t`;
  const { values, where } = conditions;
  const page = pageOf(query, values.length);
  return {
    rows: {
      text: `SELECT ${list}${from}${joins}${where}${ordered}${page.text}`,
      values: [...values, ...page.values],
    },
    count: query.count ? { text: `SELECT count(*)::integer AS total${from}${where}`, values } : null,
  };
};
