import type { Fact } from '@nivel/contracts/kernel/fact';
import { BatchWriter } from './batch-writer.ts';
import type { ReceivedFact } from './received-fact.ts';
import { array, command, text, uuid } from './statement.ts';
import { BY_ITSELF, type Cause, type SqlUnit, type Unit, type UnitOfWork } from './unit-of-work.ts';

/** One of several facts that are handled together. */
export interface Handling<F extends Fact = Fact> {
  readonly received: ReceivedFact<F>;
  /** Acts for the actor of the fact, and as part of the same request; all of them share one transaction. */
  readonly unit: SqlUnit;
}

interface Consumption<F extends Fact> {
  /** The sentence that it fulfils; names the durable consumer and the inbox rows. */
  readonly name: string;
  readonly fact: F;
}

/** Reacts to one fact. */
export interface SingleConsumer<F extends Fact = Fact> extends Consumption<F> {
  /** Runs in the same unit of work as the inbox row (R3). Throwing means: try again later. */
  handle(received: ReceivedFact<F>, unit: Unit): Promise<void>;
  /** After the commit and before the acknowledgement: cheap follow-ups whose loss a sweep repairs (enqueue a job). */
  afterCommit?(received: ReceivedFact<F>): Promise<void>;
}

/** Reacts to all facts that have arrived together. */
export interface BatchConsumer<F extends Fact = Fact> extends Consumption<F> {
  /**
   * Runs in the same unit of work as the inbox rows (R3). An error rolls everything back: the facts of a failed batch are then
   * handled one by one, and a single failed fact is delivered again later.
   */
  handleAll(handlings: readonly Handling<F>[]): Promise<void>;
}

export type FactConsumer<F extends Fact = Fact> = SingleConsumer<F> | BatchConsumer<F>;

/** Whether it takes several facts at once. */
export const isBatchConsumer = (consumer: FactConsumer): consumer is BatchConsumer => 'handleAll' in consumer;

const INBOX = command({
  text: `INSERT INTO inbox (consumer, event_id) SELECT $1, unnest($2::uuid[])
ON CONFLICT DO NOTHING RETURNING event_id AS id`,
  params: [text, array(uuid)],
  row: { id: uuid },
});

/** Applies one fact: when it returns, the fact was handled, now or earlier, with its effects. */
export type ApplyFact = (received: ReceivedFact<Fact>) => Promise<void>;

/**
 * Applies a consumer's facts, each once.
 * @param durable names the consumer in the inbox
 * @param most the maximum of facts that share a transaction
 */
export const applierOf = (durable: string, consumer: FactConsumer, work: UnitOfWork, most: number): ApplyFact =>
  isBatchConsumer(consumer) ? applyTogether(durable, consumer, work, most) : applyAlone(durable, consumer, work);

const applyAlone =
  (durable: string, consumer: SingleConsumer, work: UnitOfWork): ApplyFact =>
  async (received) => {
    await work.run(causeOf(received), async (unit) => {
      const first = await unit.rows(INBOX, [durable, [received.id]]);
      if (first.length > 0) await consumer.handle(received, unit);
    });
    await consumer.afterCommit?.(received);
  };

const applyTogether = (durable: string, consumer: BatchConsumer, work: UnitOfWork, most: number): ApplyFact => {
  const handleAll = async (batch: readonly ReceivedFact<Fact>[]): Promise<void[]> => {
    await work.inStatements(BY_ITSELF, async (unit) => {
      const rows = await unit.rows(INBOX, [durable, batch.map(({ id }) => id)]);
      const fresh = new Set(rows.map(({ id }) => id));
      const handlings = batch
        // A fact that came twice at once is handled once.
        .filter(({ id }) => fresh.delete(id.toLowerCase()))
        .map((received) => ({ received, unit: unit.because(causeOf(received)) }));
      if (handlings.length > 0) await consumer.handleAll(handlings);
    });
    return batch.map(() => undefined);
  };
  const batches = new BatchWriter(handleAll, {
    most,
    sideBySide: BATCHES_SIDE_BY_SIDE,
    gatherMs: GATHER_MS,
    // After every error nothing was saved.
    isOnesFault: () => true,
  });
  return (received) => batches.do(received);
};

/** Batches of one consumer in progress at the same time: a slow one does not hold up all. */
const BATCHES_SIDE_BY_SIDE = 2;
/** How long facts are collected, in ms: too short for a person to notice. */
const GATHER_MS = 40;

const causeOf = ({ actor, trace }: ReceivedFact<Fact>): Cause => ({
  actor: actor === null ? null : { userId: actor },
  trace,
});
