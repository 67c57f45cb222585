import {
  AckPolicy,
  DeliverPolicy,
  jetstream,
  jetstreamManager,
  type ConsumerMessages,
  type JetStreamClient,
  type JsMsg,
} from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { factHeaders, factSubject, type Fact } from '@nivel/contracts/kernel/fact';
import { FACTS_STREAM } from './broker.ts';
import { DeadLetters } from './dead-letters.ts';
import { ensureConsumer } from './ensure-consumer.ts';
import { applierOf, isBatchConsumer, type ApplyFact, type FactConsumer } from './fact-applier.ts';
import type { ReceivedFact } from './received-fact.ts';
import type { Statements } from './statement.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** The service's data as its consumers reach it. */
export interface ConsumerData {
  readonly work: UnitOfWork;
  /** Saves dead letters, which are kept even if the unit of work failed. */
  readonly statements: Statements;
}

export interface ConsumerSettings {
  /** Deliveries after which a failing fact becomes a dead letter. */
  readonly maxDeliveries: number;
  /** First pause before a failed fact comes again, in ms; doubles up to 30 s. */
  readonly backoffMs: number;
  /** Facts handled side by side per consumer. */
  readonly concurrency: number;
  /** Facts that share a transaction at most, where a consumer handles them together. */
  readonly batch: number;
  /** How long the broker waits for an acknowledgement, in ms. */
  readonly ackWaitMs: number;
}

interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Runs work inside the log and trace context of a fact. */
export type WithTrace = (trace: string, work: () => Promise<void>) => Promise<void>;

/** Facts that failed wait for their next try unacknowledged; they must not keep the others from coming. */
const MAX_UNACKNOWLEDGED = 1_000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Runs the fact consumers of one service: inbox row and effect in one transaction, then the acknowledgement. */
export class FactConsumers {
  private readonly deadLetters: DeadLetters;
  private readonly open: ConsumerMessages[] = [];
  private readonly inFlight = new Set<Promise<void>>();
  private stopped = false;

  constructor(
    private readonly service: string,
    private readonly connection: NatsConnection,
    private readonly data: ConsumerData,
    private readonly settings: ConsumerSettings,
    private readonly log: Log,
    private readonly withTrace: WithTrace = (_, work) => work(),
  ) {
    this.deadLetters = new DeadLetters(data.statements);
  }

  /** Starts every consumer; each keeps trying until the broker answers. */
  start(consumers: readonly FactConsumer[]): void {
    for (const consumer of consumers) void this.keepFollowing(consumer);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.open.map((messages) => messages.close().catch(() => undefined)));
    await Promise.allSettled(this.inFlight);
  }

  private async keepFollowing(consumer: FactConsumer): Promise<void> {
    while (!this.stopped) {
      try {
        await this.follow(consumer);
      } catch (error) {
        if (!this.stopped)
          this.log.warn({ err: error, consumer: consumer.name }, 'the consumer lost its stream; trying again');
      }
      if (!this.stopped) await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  private async follow(consumer: FactConsumer): Promise<void> {
    const durable = this.durableOf(consumer);
    const apply = applierOf(durable, consumer, this.data.work, this.settings.batch);
    const inHand = isBatchConsumer(consumer) ? this.settings.batch * 2 : this.settings.concurrency;
    const manager = await jetstreamManager(this.connection, { checkAPI: false });
    const config = {
      durable_name: durable,
      filter_subject: factSubject(consumer.fact),
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: this.settings.ackWaitMs * 1_000_000,
      max_ack_pending: MAX_UNACKNOWLEDGED,
    };
    await ensureConsumer(manager.consumers, FACTS_STREAM, config);
    const client: JetStreamClient = jetstream(this.connection);
    const messages = await (
      await client.consumers.get(FACTS_STREAM, durable)
    ).consume({
      max_messages: inHand,
      idle_heartbeat: 5_000,
      abort_on_missing_resource: true,
    });
    this.open.push(messages);
    const busy = new Set<Promise<void>>();
    for await (const message of messages) {
      const work = this.receive(consumer, apply, message).finally(() => {
        busy.delete(work);
        this.inFlight.delete(work);
      });
      busy.add(work);
      this.inFlight.add(work);
      if (busy.size >= inHand) await Promise.race(busy);
    }
    this.open.splice(this.open.indexOf(messages), 1);
  }

  private receive(consumer: FactConsumer, apply: ApplyFact, message: JsMsg): Promise<void> {
    const trace = message.headers?.get(factHeaders.trace) ?? '';
    return this.withTrace(trace, async () => {
      const received = readFact(consumer.fact, message);
      if (received instanceof Error) {
        await this.deadLetter(consumer, message, received);
        return;
      }
      try {
        await apply(received);
        message.ack();
      } catch (error) {
        await this.retryOrDeadLetter(consumer, message, error);
      }
    });
  }

  private async retryOrDeadLetter(consumer: FactConsumer, message: JsMsg, error: unknown): Promise<void> {
    const deliveries = message.info.deliveryCount;
    if (deliveries >= this.settings.maxDeliveries) {
      await this.deadLetter(consumer, message, error);
      return;
    }
    this.log.warn({ err: error, consumer: consumer.name, deliveries }, 'a fact could not be handled; it comes again');
    message.nak(this.pause(deliveries));
  }

  /** A fact that cannot be handled is kept and reported, never dropped (R13). Without a database it stays with the broker. */
  private async deadLetter(consumer: FactConsumer, message: JsMsg, reason: unknown): Promise<void> {
    try {
      await this.deadLetters.keep(this.durableOf(consumer), message, reason);
      message.term();
      this.log.error({ err: reason, consumer: consumer.name, subject: message.subject }, 'a fact became a dead letter');
    } catch (error) {
      this.log.error({ err: error, consumer: consumer.name }, 'a dead letter could not be kept; the fact comes again');
      message.nak(this.pause(message.info.deliveryCount));
    }
  }

  private durableOf(consumer: FactConsumer): string {
    return `${this.service}__${consumer.name}`;
  }

  private pause(deliveries: number): number {
    return Math.min(30_000, this.settings.backoffMs * 2 ** Math.min(deliveries - 1, 10));
  }
}

/** Reads a message as the fact that it claims to be, or returns why it is not one. */
export const readFact = <F extends Fact>(
  fact: F,
  message: Pick<JsMsg, 'headers' | 'data'>,
): ReceivedFact<F> | Error => {
  const header = (name: string): string => message.headers?.get(name) ?? '';
  const id = header(factHeaders.replayOf) || header(factHeaders.id);
  if (!UUID.test(id)) return new Error(`the message id is not a UUID: ${id.slice(0, 80)}`);
  try {
    const payload = fact.payload.parse(
      JSON.parse(new TextDecoder().decode(message.data)),
    ) as ReceivedFact<F>['payload'];
    return {
      id,
      payload,
      occurredAt: new Date(header(factHeaders.occurredAt)),
      aggregate: header(factHeaders.aggregate),
      version: Number(header(factHeaders.version) || 0),
      actor: header(factHeaders.actor) || null,
      trace: header(factHeaders.trace),
    };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};
