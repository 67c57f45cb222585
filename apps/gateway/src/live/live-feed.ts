import type { JsMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { factHeaders } from '@nivel/contracts/kernel/fact';
import { FactReader } from '@nivel/messaging/fact-reader';
import type { Log } from '@nivel/platform/log';
import { traceIdOf } from '@nivel/platform/trace';
import { liveLines, type LiveLine } from './live-map.ts';
import { LiveRing, type LiveMessage } from './live-ring.ts';

const decoder = new TextDecoder();

/** Follows all facts (each replica sees every one), keeps those that concern somebody, and passes them on at once. */
export class LiveFeed {
  readonly ring: LiveRing;
  private readonly lines: ReadonlyMap<string, LiveLine>;
  private reader: FactReader | undefined;

  constructor(
    ringSize: number,
    private readonly replaySeconds: number,
    private readonly onMessage: (room: string, message: LiveMessage) => void,
    private readonly log: Log,
    lines: readonly LiveLine[] = liveLines,
  ) {
    this.ring = new LiveRing(ringSize);
    this.lines = new Map(lines.map((line) => [line.subject, line]));
  }

  follow(connection: NatsConnection): void {
    // A starting gateway reads back a little, so that the clients of its predecessor miss nothing.
    const since = new Date(Date.now() - this.replaySeconds * 1_000);
    this.reader = new FactReader(connection, { subject: 'evt.>', since }, (fact) => this.receive(fact), this.log);
    this.reader.start();
  }

  beginAnew(): void {
    this.reader?.beginAnew();
    this.ring.reset();
  }

  stop(): void {
    this.reader?.stop();
  }

  private receive(fact: Pick<JsMsg, 'seq' | 'subject' | 'headers' | 'data'>): void {
    this.ring.saw(fact.seq);
    const line = this.lines.get(fact.subject);
    if (line === undefined || fact.headers?.has(factHeaders.retold) === true) return;
    try {
      const data = JSON.parse(decoder.decode(fact.data)) as unknown;
      const room = line.roomOf(data);
      if (room === null) return;
      const traceId = traceIdOf(fact.headers?.get(factHeaders.trace) ?? '');
      const message = { seq: fact.seq, type: line.type, data, traceId };
      this.ring.add(room, message);
      this.onMessage(room, message);
    } catch (error) {
      this.log.error({ err: error, subject: fact.subject, seq: fact.seq }, 'a fact could not be shown live');
    }
  }
}
