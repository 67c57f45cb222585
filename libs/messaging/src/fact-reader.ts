import { DeliverPolicy, jetstream, type JsMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { FACTS_STREAM } from './broker.ts';

export interface ReadFrom {
  /** Only facts of these subjects (one NATS wildcard subject). */
  readonly subject: string;
  /** Start with facts stored after this moment; without it only new facts are read. */
  readonly since?: Date;
}

interface Log {
  warn(fields: object, message: string): void;
}

/**
 * Follows facts in order without a durable consumer at the broker: every replica sees every fact (live screens, ended
 * sessions). After a broken connection it continues after the last sequence number it has seen.
 */
export class FactReader {
  private stopped = false;
  private lastSeq = 0;
  /** Increased with every stream, so that late messages of an old one are ignored. */
  private streams = 0;
  private close: (() => void) | undefined;

  constructor(
    private readonly connection: NatsConnection,
    private readonly from: ReadFrom,
    private readonly onFact: (message: JsMsg) => void,
    private readonly log: Log,
  ) {}

  start(): void {
    void this.keepReading();
    void this.beginAgainAfterReconnects();
  }

  stop(): void {
    this.stopped = true;
    this.close?.();
  }

  /** Another stream has taken the place of the one that was read: its numbers start again. */
  beginAnew(): void {
    this.streams += 1;
    this.lastSeq = 0;
    this.close?.();
  }

  /** A restarted broker has lost the reader, and the library continues to wait for it: the reading starts again. */
  private async beginAgainAfterReconnects(): Promise<void> {
    for await (const { type } of this.connection.status()) {
      if (this.stopped) return;
      if (type === 'reconnect') this.close?.();
    }
  }

  private async keepReading(): Promise<void> {
    const startedAt = new Date();
    while (!this.stopped) {
      try {
        await this.read(this.from.since ?? startedAt);
      } catch (error) {
        if (!this.stopped)
          this.log.warn({ err: error, subject: this.from.subject }, 'facts cannot be read; trying again');
      }
      if (!this.stopped) await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }

  private async read(since: Date): Promise<void> {
    const consumer = await jetstream(this.connection).consumers.get(FACTS_STREAM, {
      filter_subjects: this.from.subject,
      ...(this.lastSeq > 0
        ? { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: this.lastSeq + 1 }
        : { deliver_policy: DeliverPolicy.StartTime, opt_start_time: since.toISOString() }),
    });
    const stream = this.streams;
    const messages = await consumer.consume({
      max_messages: 500,
      idle_heartbeat: 2_000,
      callback: (message) => {
        if (stream !== this.streams) return;
        this.lastSeq = message.seq;
        this.onFact(message);
      },
    });
    this.close = () => void messages.close();
    const error = await messages.closed();
    if (error instanceof Error) throw error;
  }
}
