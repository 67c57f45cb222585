import type { JsMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { factHeaders, LIVE_FACTS } from '@nivel/contracts/kernel/fact';
import { FactReader } from '@nivel/messaging/fact-reader';
import type { Log } from '@nivel/platform/log';
import { traceIdOf } from '@nivel/platform/trace';
import type { GatewaySettings } from '../config.ts';
import type { Doubt, LiveRoute } from './live-routes.ts';
import { ReplayBuffer, type LiveMessage } from './replay-buffer.ts';

const decoder = new TextDecoder();

/** Each user is in the room of their own user, and receives it. */
const isOwn = (room: string): boolean => room.startsWith('user:');

/** The effects of facts on live screens. */
export interface FeedTarget {
  show(room: string, message: LiveMessage): void;
  /** @param userId null: everybody */
  shutOut(userId: string | null, room: string): void;
  recheck(doubt: Doubt): void;
}

/**
 * Follows the facts that concern live screens (each replica sees every one), keeps those with an audience, and passes them on
 * immediately.
 */
export class LiveFeed {
  readonly replay: ReplayBuffer;
  private readonly routes: ReadonlyMap<string, LiveRoute>;
  private reader: FactReader | undefined;

  constructor(
    private readonly settings: Pick<GatewaySettings, 'LIVE_RING' | 'LIVE_REPLAY_SECONDS'>,
    routes: readonly LiveRoute[],
    private readonly to: FeedTarget,
    private readonly log: Log,
  ) {
    this.replay = new ReplayBuffer(settings.LIVE_RING);
    this.routes = new Map(routes.map((route) => [route.subject, route]));
  }

  follow(connection: NatsConnection): void {
    // A starting gateway reads back a little, so that the clients of its predecessor miss nothing.
    const since = new Date(Date.now() - this.settings.LIVE_REPLAY_SECONDS * 1_000);
    this.reader = new FactReader(connection, { subject: LIVE_FACTS, since }, (fact) => this.receive(fact), this.log);
    this.reader.start();
  }

  beginAnew(): void {
    this.reader?.beginAnew();
    this.replay.reset();
  }

  stop(): void {
    this.reader?.stop();
  }

  private receive(fact: Pick<JsMsg, 'seq' | 'subject' | 'headers' | 'data'>): void {
    this.replay.markSeen(fact.seq);
    const route = this.routes.get(fact.subject);
    if (route === undefined) return;
    try {
      const data = JSON.parse(decoder.decode(fact.data)) as unknown;
      const gone = route.shutOutOf(data);
      if (gone !== null) this.to.shutOut(gone.userId, gone.room);
      const doubtful = route.recheckOf(data);
      if (doubtful !== null) this.to.recheck(doubtful);
      const room = route.roomOf(data);
      if (room === null || fact.headers?.has(factHeaders.republished) === true) return;
      const traceId = traceIdOf(fact.headers?.get(factHeaders.trace) ?? '');
      const where = isOwn(room) ? {} : { room };
      const message = { seq: fact.seq, type: route.type, data, traceId, ...where };
      this.replay.add(room, message);
      this.to.show(room, message);
    } catch (error) {
      this.log.error({ err: error, subject: fact.subject, seq: fact.seq }, 'a fact could not be shown live');
    }
  }
}
