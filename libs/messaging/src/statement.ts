import { createHash } from 'node:crypto';

/**
 * The type of one parameter or column. `sql` is Postgres's own name of the type (`format_type`); a test compares it with the
 * server's description of the prepared statement. Only types that the driver and the data layer read alike are here: a
 * statement returns days and exact numbers as text, number or `float8`, by a cast.
 */
export interface SqlType<Out = unknown, In = Out> {
  readonly sql: string;
  readonly isNullable: boolean;
  /** Exists for types only, never at run time. */
  readonly out?: Out;
  /** Never there at run time: the accepted values. */
  readonly in?: In;
}

const type = <Out, In = Out>(sql: string): SqlType<Out, In> => ({ sql, isNullable: false });

export const uuid = type<string>('uuid');
export const text = type<string>('text');
export const int4 = type<number>('integer');
export const float8 = type<number>('double precision');
export const bool = type<boolean>('boolean');
export const timestamptz = type<Date>('timestamp with time zone');
export const bytea = type<Uint8Array<ArrayBuffer>, Uint8Array>('bytea');
/** Before and behind every id: the start of a page without a cursor, as in `id > coalesce($1, ${BEFORE_ALL_IDS})`. */
export const BEFORE_ALL_IDS = `'00000000-0000-0000-0000-000000000000'::uuid`;
export const BEHIND_ALL_IDS = `'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid`;
/** For parameters only; a count or sum is cast to `integer` or `float8` before it is read. */
export const int8 = type<never, number>('bigint');
/** A day as `YYYY-MM-DD`; parameters only, for a driver would make a moment of it. */
export const date = type<never, string>('date');
/** JSON: text as a parameter, already parsed as a column. */
export const json = <T>(): SqlType<T, string> => type<T, string>('json');
export const jsonb = <T>(): SqlType<T, string> => type<T, string>('jsonb');
/** A text that only ever has certain values. */
export const textOf = <T extends string>(): SqlType<T> => type<T>('text');
export const array = <Out, In>({ sql }: SqlType<Out, In>): SqlType<Out[], readonly In[]> =>
  type<Out[], readonly In[]>(`${sql}[]`);
export const nullable = <Out, In>({ sql }: SqlType<Out, In>): SqlType<Out | null, In | null> => ({
  sql,
  isNullable: true,
});

type ValueOf<T> = T extends SqlType<infer _, infer In> ? In : never;
type ReadOf<T> = T extends SqlType<infer Out, infer _> ? Out : never;
type ValuesOf<P extends readonly SqlType[]> = { readonly [I in keyof P]: ValueOf<P[I]> };
type RowOf<R extends Readonly<Record<string, SqlType>>> = { -readonly [C in keyof R]: ReadOf<R[C]> };

/**
 * One SQL statement with the types of its parameters and columns. `Values` and `Row` follow from the declaration, and a test
 * prepares every statement to check the declaration against the migrated schema.
 */
export interface Statement<Values = unknown, Row = unknown> {
  readonly kind: 'query' | 'command';
  /** Made of the text: equal texts are prepared once per connection. */
  readonly name: string;
  readonly text: string;
  readonly params: readonly SqlType[];
  readonly columns: Readonly<Record<string, SqlType>>;
  /** Never there at run time. */
  readonly values?: Values;
  /** Never there at run time. */
  readonly row?: Row;
}

/** The values that a statement takes. */
export type ValuesOfStatement<S> = S extends Statement<infer Values, infer _> ? Values : never;

/** The row that a statement answers. */
export type RowOfStatement<S> = S extends Statement<infer _, infer Row> ? Row : never;

/** A statement that changes nothing. */
export interface Query<Values = unknown, Row = unknown> extends Statement<Values, Row> {
  readonly kind: 'query';
}

interface Declaration<P extends readonly SqlType[], R extends Readonly<Record<string, SqlType>>> {
  readonly text: string;
  /** The values of `$1…`, in their order; left out where there are none. */
  readonly params?: P;
  /** The columns of the answer by name; left out where no row is answered or read. */
  readonly row?: R;
}

const declared = new Set<Statement>();

/** Every statement of the modules loaded so far; a test prepares them. */
export const declaredStatements = (): readonly Statement[] => [...declared];

const declare = <S extends Statement>(statement: Omit<S, 'name'>): S => {
  const name = createHash('sha1').update(statement.text).digest('base64url');
  const named = { ...statement, name } as S;
  declared.add(named);
  return named;
};

/** Declares a statement that reads. */
export const query = <
  const P extends readonly SqlType[] = readonly [],
  const R extends Readonly<Record<string, SqlType>> = Readonly<Record<never, SqlType>>,
>(
  declaration: Declaration<P, R>,
): Query<ValuesOf<P>, RowOf<R>> =>
  declare({
    kind: 'query',
    text: declaration.text,
    params: declaration.params ?? [],
    columns: declaration.row ?? {},
  });

/** Declares a statement that writes or locks. */
export const command = <
  const P extends readonly SqlType[] = readonly [],
  const R extends Readonly<Record<string, SqlType>> = Readonly<Record<never, SqlType>>,
>(
  declaration: Declaration<P, R>,
): Statement<ValuesOf<P>, RowOf<R>> =>
  declare({
    kind: 'command',
    text: declaration.text,
    params: declaration.params ?? [],
    columns: declaration.row ?? {},
  });

/** Runs statements. */
export interface Statements {
  rows<Values, Row>(statement: Statement<Values, Row>, values: Values): Promise<Row[]>;
}
