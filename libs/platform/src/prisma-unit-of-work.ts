import { DatabaseError, type Pool } from 'pg';
import type { Fact, PayloadOf } from '@nivel/contracts/kernel/fact';
import type { OnCheckpoint } from '@nivel/messaging/checkpoint';
import { enqueueFacts, outboxRow, type OutboxRow } from '@nivel/messaging/outbox-row';
import type { Statement, Statements } from '@nivel/messaging/statement';
import {
  UnitOfWork,
  type About,
  type Cause,
  type ChangeContext,
  type ReadClient,
  type Reads,
  type SqlUnit,
  type StatementUnit,
  type Unit,
} from '@nivel/messaging/unit-of-work';
import { SystemClock, type Clock } from './clock.ts';
import { inTransaction, statementsOn } from './database.ts';
import { UuidV7Ids, type Ids } from './ids.ts';
import { currentTrace, traceparentFrom } from './trace.ts';

/** The part of any generated Prisma client that units of work need; `C` is its transaction client. */
export interface PrismaLike<C> {
  $transaction<R>(work: (client: C) => Promise<R>, options: { maxWait: number; timeout: number }): Promise<R>;
}
interface RawClient {
  $queryRawUnsafe<T>(text: string, ...values: unknown[]): Promise<T>;
}
/** Any service's own Prisma client. */
export type DataClient = PrismaLike<RawClient>;

export interface UnitOfWorkOptions<C> {
  readonly prisma: PrismaLike<C> & ReadClient<C>;
  /** The same pool that the client works on. */
  readonly pool: Pool;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Longest wait for a connection, and longest transaction, in ms. */
  readonly timeoutMs: number;
  /** Takes the outbox rows of committed units. */
  readonly publish: (rows: readonly OutboxRow[]) => void;
  readonly onCheckpoint: OnCheckpoint;
}

/** Does the work of a unit and writes the facts that it published. */
type Save<Result> = <U extends StatementUnit>(unit: U, work: (unit: U) => Promise<Result>) => Promise<Result>;

/** A unit of work that loses against another is undone whole, and may begin again this often in all. */
const ATTEMPTS = 3;

/** A deadlock or a serialization failure, in the form of Postgres, and in Prisma's for its own statements and raw ones. */
const isConflict = (error: unknown): boolean => {
  const { code, meta } = error as { code?: unknown; meta?: unknown };
  if (error instanceof DatabaseError) return code === '40P01' || code === '40001';
  return code === 'P2034' || (code === 'P2010' && JSON.stringify(meta).includes('TransactionWriteConflict'));
};

/** Does work again that was undone because it lost against another. */
const untilUndisturbed = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
    }
};

/** Time, ids, actor and trace of one change, and the facts it has published so far. */
class Change implements ChangeContext {
  readonly actor: string | null;
  readonly trace: string;

  constructor(
    cause: Cause,
    readonly now: Date,
    protected readonly ids: Ids,
    readonly outbox: OutboxRow[] = [],
  ) {
    this.actor = cause.actor?.userId ?? null;
    this.trace = traceparentFrom(cause.trace === '' ? currentTrace() : cause.trace);
  }

  newId(): string {
    return this.ids.next();
  }

  tell<F extends Fact>(fact: F, payload: PayloadOf<F>, { aggregate, version = 0, actor }: About): void {
    const context = {
      id: this.newId(),
      occurredAt: this.now,
      aggregate,
      version,
      actor: actor ?? this.actor,
      trace: this.trace,
    };
    this.outbox.push(outboxRow(fact, payload, context));
  }
}

/** A change inside a transaction of Prisma's. */
class PrismaUnit<C extends RawClient> extends Change implements Unit<C> {
  constructor(
    readonly client: C,
    ...context: ConstructorParameters<typeof Change>
  ) {
    super(...context);
  }

  rows<Values, Row>({ text }: Statement<Values, Row>, values: Values): Promise<Row[]> {
    return this.client.$queryRawUnsafe<Row[]>(text, ...(values as unknown[]));
  }
}

/** A change that statements save: a transaction of them, or a single one. */
class Statementwise extends Change implements StatementUnit, SqlUnit {
  constructor(
    private readonly statements: Statements,
    ...context: ConstructorParameters<typeof Change>
  ) {
    super(...context);
  }

  rows<Values, Row>(statement: Statement<Values, Row>, values: Values): Promise<Row[]> {
    return this.statements.rows(statement, values);
  }

  because(cause: Cause): SqlUnit {
    return new Statementwise(this.statements, cause, this.now, this.ids, this.outbox);
  }
}

/** Units of work on Prisma's interactive transactions. */
export class PrismaUnitOfWork<C extends RawClient> extends UnitOfWork<C> {
  readonly reads: Reads<C>;
  private readonly statements: Statements;

  constructor(private readonly options: UnitOfWorkOptions<C>) {
    super();
    const statements = statementsOn(options.pool);
    this.statements = statements;
    this.reads = { client: options.prisma, rows: (query, values) => statements.rows(query, values) };
  }

  run<Result>(cause: Cause, work: (unit: Unit<C>) => Promise<Result>): Promise<Result> {
    const { prisma, clock, ids, timeoutMs } = this.options;
    return this.attempt((save) =>
      prisma.$transaction((client) => save(new PrismaUnit(client, cause, clock.now(), ids), work), {
        maxWait: timeoutMs,
        timeout: timeoutMs,
      }),
    );
  }

  inStatements<Result>(cause: Cause, work: (unit: SqlUnit) => Promise<Result>): Promise<Result> {
    const { pool, clock, ids } = this.options;
    return this.attempt((save) =>
      inTransaction(pool, (connection) =>
        save(new Statementwise(statementsOn(connection), cause, clock.now(), ids), work),
      ),
    );
  }

  inOneStatement<Result>(cause: Cause, save: (unit: StatementUnit) => Promise<Result | null>): Promise<Result | null> {
    const { clock, ids, onCheckpoint, publish } = this.options;
    return untilUndisturbed(async () => {
      const unit = new Statementwise(this.statements, cause, clock.now(), ids);
      onCheckpoint('before-transaction');
      const result = await save(unit);
      if (result === null) return null;
      onCheckpoint('after-commit');
      publish(unit.outbox);
      return result;
    });
  }

  /** @param transact opens a transaction and saves in it; its facts leave after the commit */
  private attempt<Result>(transact: (save: Save<Result>) => Promise<Result>): Promise<Result> {
    const { onCheckpoint, publish } = this.options;
    return untilUndisturbed(async () => {
      let told: readonly OutboxRow[] = [];
      onCheckpoint('before-transaction');
      const result = await transact(async (unit, work) => {
        const done = await work(unit);
        await enqueueFacts(unit, unit.outbox);
        told = unit.outbox;
        onCheckpoint('after-insert');
        return done;
      });
      onCheckpoint('after-commit');
      publish(told);
      return result;
    });
  }
}

/** The units of work of a command, which is a separate process; its facts leave with the next poll of the service's relay. */
export const unitOfWorkOfCommand = <C extends RawClient>(
  prisma: PrismaLike<C> & ReadClient<C>,
  pool: Pool,
  timeoutMs: number,
): UnitOfWork<C> =>
  new PrismaUnitOfWork({
    prisma,
    pool,
    clock: new SystemClock(),
    ids: new UuidV7Ids(),
    timeoutMs,
    publish: () => undefined,
    onCheckpoint: () => undefined,
  });
