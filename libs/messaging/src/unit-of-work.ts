import type { Fact, PayloadOf } from '@nivel/contracts/kernel/fact';
import type { OutboxRow } from './outbox-row.ts';
import type { Query, Statements } from './statement.ts';

/** The actor and the request that something belongs to; every call is one. */
export interface Cause {
  /** The verified caller; null for the system itself. */
  readonly actor: { readonly userId: string } | null;
  /** W3C traceparent; an invalid value is replaced by a new one. */
  readonly trace: string;
}

/** Automatic work: a sweep, a schedule, an operator at a terminal. */
export const BY_ITSELF: Cause = { actor: null, trace: '' };

/** The subject of a fact. */
export interface About {
  /** Id of the thing that changed. */
  readonly aggregate: string;
  /** The thing's version after the change (R4); left out where it has none. */
  readonly version?: number;
  /** If it is another person than the unit's own actor: a caller who proves their identity by the call itself. */
  readonly actor?: string;
}

/** The context of every change, beside its data. */
export interface ChangeContext {
  /** One moment for everything in it. */
  readonly now: Date;
  /** UUIDv7. */
  newId(): string;
  readonly actor: string | null;
  /** A well-formed W3C traceparent. */
  readonly trace: string;
  /**
   * Publishes a fact after the commit, if and only if the change is saved (R1).
   * @throws ZodError when the payload does not match the fact's schema
   */
  tell<F extends Fact>(fact: F, payload: PayloadOf<F>, about: About): void;
}

/** The methods of a Prisma model that change nothing. */
type Reading =
  | 'findUnique'
  | 'findUniqueOrThrow'
  | 'findFirst'
  | 'findFirstOrThrow'
  | 'findMany'
  | 'count'
  | 'aggregate'
  | 'groupBy';
/** The part of a service's data client that only reads. */
export type ReadClient<Client> = {
  readonly [M in keyof Client as Client[M] extends { findMany: unknown } ? M : never]: Pick<
    Client[M],
    keyof Client[M] & Reading
  >;
};

/** Reads committed data. A repository's read functions take it, or a unit of work. */
export interface Reads<Client = unknown> {
  readonly client: ReadClient<Client>;
  rows<Values, Row>(query: Query<Values, Row>, values: Values): Promise<Row[]>;
}

/** A unit of work of statements alone: everything done with it is saved together or not at all. */
export interface SqlUnit extends ChangeContext, Statements {
  /** The same transaction for something else that is done in it: another actor, another request. */
  because(cause: Cause): SqlUnit;
}

/** One unit of work: everything done with it is saved together or not at all. A repository's only handle. */
export interface Unit<Client = unknown> extends ChangeContext, Statements {
  /** The data client of the unit's own transaction. */
  readonly client: Client;
}

/** A unit of work whose one statement saves everything, its outbox rows included. */
export interface StatementUnit extends ChangeContext, Statements {
  /** The facts published by the unit so far, for the statement to write. */
  readonly outbox: readonly OutboxRow[];
}

/** How a service changes its data: the only way, in handlers, consumers and jobs alike. */
export abstract class UnitOfWork<Client = unknown> {
  /** Committed data, outside of any unit of work. */
  abstract readonly reads: Reads<Client>;

  /**
   * Runs work in one transaction. After a deadlock or serialization failure it rolls back and runs the work again, so the work
   * must do nothing outside the database.
   */
  abstract run<Result>(cause: Cause, work: (unit: Unit<Client>) => Promise<Result>): Promise<Result>;

  /** As `run`, without the data client, which costs more than short statements do: for work that runs very often. */
  abstract inStatements<Result>(cause: Cause, work: (unit: SqlUnit) => Promise<Result>): Promise<Result>;

  /**
   * For the few changes whose speed is measured and that a single statement saves (ADR 0005 and 0013).
   * @param save is repeated after a deadlock, so it must run a single changing statement; returns null when nothing was saved,
   * and then no fact is published
   */
  abstract inOneStatement<Result>(
    cause: Cause,
    save: (unit: StatementUnit) => Promise<Result | null>,
  ): Promise<Result | null>;
}
