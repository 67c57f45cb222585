import type { Server as HttpServer } from 'node:http';
import type { Redis } from 'ioredis';
import { Server } from 'socket.io';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { Fact } from '@nivel/contracts/kernel/fact';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { Actor } from '@nivel/platform/access-token';
import type { GatewayContext } from '../gateway-context.ts';
import { toDoorError } from '../http/http-errors.ts';
import { eventOf } from '../security-log.ts';
import { Handshakes } from './handshakes.ts';
import { LiveFeed, type FeedTarget } from './live-feed.ts';
import { liveRoutesOf } from './live-routes.ts';
import { LiveRooms } from './live-rooms.ts';
import type { LiveAck, LiveServer, LiveSocket } from './live-socket.ts';
import { BusyPeople } from './busy-people.ts';
import { Presence } from './presence.ts';
import type { LiveMessage } from './replay-buffer.ts';
import { cutWhenUnread, type WatchedConnection } from './unread-bytes.ts';

const TOO_MANY = new AppError(commonErrors.over_request_rate_limit);
/** How long a connection may be open without authenticating. */
const CONNECT_WITHIN_MS = 10_000;
/** Longer timers would fire immediately. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const userRoom = (actor: Actor): string => `user:${actor.userId}`;
const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

/** The contracts that sockets go by. */
export interface KnownContracts {
  readonly operations: readonly Operation[];
  readonly facts: readonly Fact[];
}

/** An error as socket.io hands it to the client: its code as message, our body as data. */
const asSocketError = (error: AppError): Error => Object.assign(new Error(error.definition.code), { data: error.body });

/**
 * The live sockets of one replica. Every replica follows the facts itself and speaks to its own sockets only: nothing has to
 * pass between them.
 */
export class LiveSockets {
  readonly feed: LiveFeed;
  private readonly rooms: LiveRooms;
  private readonly presence: Presence;
  private readonly busy: BusyPeople;
  private readonly io: LiveServer;
  private readonly beat: NodeJS.Timeout;
  private readonly handshakes: Handshakes;

  constructor(
    private readonly gateway: GatewayContext,
    http: HttpServer,
    known: KnownContracts,
    redis: Redis,
  ) {
    const { settings, endedSessions } = gateway;
    this.handshakes = new Handshakes(gateway);
    this.io = new Server(http, {
      path: '/socket.io',
      serveClient: false,
      maxHttpBufferSize: 20_000,
      connectTimeout: CONNECT_WITHIN_MS,
      destroyUpgrade: false,
      pingInterval: settings.LIVE_BEAT_SECONDS * 1_000,
      pingTimeout: settings.LIVE_BEAT_SECONDS * 1_000,
      allowRequest: this.handshakes.allow,
    });
    http.on('upgrade', this.handshakes.refuseElsewhere);
    this.io.engine.on('connection', this.handshakes.count);
    this.io.engine.on('connection', (connection: WatchedConnection) =>
      cutWhenUnread(connection, settings.LIVE_SOCKET_BYTES, () =>
        gateway.log.info({}, 'a live socket that does not read was closed'),
      ),
    );
    this.io.engine.on('connection_error', this.handshakes.completeRefusal);
    this.io.engine.on('headers', (headers: Record<string, string>) => Object.assign(headers, gateway.dataHeaders));
    const target: FeedTarget = {
      show: this.show,
      shutOut: (userId, room) => this.rooms.shutOut(userId, room),
      recheck: (doubt) => this.rooms.recheck(doubt),
    };
    this.feed = new LiveFeed(settings, liveRoutesOf(known.facts), target, gateway.log);
    this.rooms = new LiveRooms(gateway, this.io, this.feed.replay, known.operations);
    this.busy = new BusyPeople(redis);
    this.presence = new Presence(this.io, redis, (socket, room) => this.rooms.has(socket, room), this.busy, settings);
    this.io.use(
      (socket, next) =>
        void this.authenticate(socket).then(
          () => next(),
          (error: unknown) => next(asSocketError(this.refuse(socket, error))),
        ),
    );
    this.io.on('connection', (socket) => this.accept(socket));
    endedSessions.onEnded((sessionId) => this.end(sessionRoom(sessionId)));
    this.beat = setInterval(
      () => this.io.local.volatile.emit('beat', { seq: this.feed.replay.seq }),
      settings.LIVE_BEAT_SECONDS * 1_000,
    );
  }

  /** Another stream contains the facts now, with numbers of its own: clients fetch everything again. */
  beginAnew(): void {
    this.feed.beginAnew();
    this.io.local.emit('resync', { seq: null });
  }

  /** Sends everybody away; clients reconnect to another replica immediately. */
  async close(): Promise<void> {
    clearInterval(this.beat);
    this.presence.stop();
    this.feed.stop();
    this.io.local.disconnectSockets(true);
    this.io.engine.close();
    await this.io.of('/').adapter.close();
  }

  private readonly show = (room: string, message: LiveMessage): void => {
    if (this.io.of('/').adapter.rooms.has(room)) this.io.local.to(room).emit('live', message);
  };

  private async authenticate(socket: LiveSocket): Promise<void> {
    await this.gateway.limits.address(this.gateway.addressOf(socket.request));
    const { token } = socket.handshake.auth as { token?: unknown };
    Object.assign(socket.data, await this.verify(token));
  }

  private async verify(token: unknown): Promise<{ actor: Actor; token: string }> {
    if (typeof token !== 'string' || token === '') throw new AppError(commonErrors.unauthenticated);
    return { actor: await this.gateway.tokens.verify(token), token };
  }

  private accept(socket: LiveSocket): void {
    const { actor } = socket.data;
    if (this.isOneTooMany(socket)) {
      const { definition } = this.refuse(socket, TOO_MANY);
      socket.emit('ended', { code: definition.code });
      socket.disconnect(true);
      return;
    }
    void socket.join([userRoom(actor), sessionRoom(actor.sessionId)]);
    // It may have ended between the check of its token and its joining the room.
    if (this.gateway.endedSessions.has(actor.sessionId)) {
      this.end(sessionRoom(actor.sessionId));
      return;
    }
    this.endWhenExpired(socket);
    const acknowledging = (work: Promise<void>, acknowledge: unknown): void =>
      void work.then(
        () => sendAck(acknowledge, { ok: true }),
        (error: unknown) => sendAck(acknowledge, { ok: false, code: this.refuse(socket, error).definition.code }),
      );
    socket.on('renew', (token, acknowledge) => acknowledging(this.renew(socket, token), acknowledge));
    socket.on('join', (wanted, acknowledge) => acknowledging(this.rooms.join(socket, wanted), acknowledge));
    socket.on('here', (said, acknowledge) => acknowledging(this.here(socket, said), acknowledge));
    socket.on('busy', (said, acknowledge) => acknowledging(this.chooseBusy(socket, said), acknowledge));
    socket.on('leave', (unwanted, acknowledge) => acknowledging(this.rooms.leave(socket, unwanted), acknowledge));
    socket.on('disconnect', () => clearTimeout(socket.data.expiry));
    this.catchUp(socket);
  }

  private async here(socket: LiveSocket, said: unknown): Promise<void> {
    await this.gateway.limits.user(socket.data.actor.userId);
    this.presence.here(socket, said);
  }

  private async chooseBusy({ data: { actor } }: LiveSocket, said: unknown): Promise<void> {
    await this.gateway.limits.user(actor.userId);
    await this.busy.choose(actor.userId, said);
    this.presence.changed(actor.userId);
  }

  /** Looked at together with joining the room, so that a crowd that comes at once is counted too. */
  private isOneTooMany({ data, request }: LiveSocket): boolean {
    const most = this.gateway.settings.LIVE_SOCKETS_PER_USER;
    const theirs = this.io.of('/').adapter.rooms.get(userRoom(data.actor))?.size ?? 0;
    return (most > 0 && theirs >= most) || this.handshakes.isCrowded(request);
  }

  /** Nothing can come between joining the room and this, so no message is missed or sent twice. */
  private catchUp(socket: LiveSocket): void {
    const { since } = socket.handshake.auth as { since?: unknown };
    const { replay } = this.feed;
    if (typeof since === 'number' && Number.isSafeInteger(since)) {
      const missed = replay.after(since, userRoom(socket.data.actor));
      if (missed === null) socket.emit('resync', { seq: replay.seq });
      else for (const message of missed) socket.emit('live', message);
    }
    socket.emit('ready', { seq: replay.seq });
  }

  private async renew(socket: LiveSocket, given: unknown): Promise<void> {
    const now = performance.now();
    if (now - (socket.data.renewedAt ?? -Infinity) < this.gateway.settings.LIVE_RENEW_MS) throw TOO_MANY;
    socket.data.renewedAt = now;
    const { actor, token } = await this.verify(given);
    if (actor.userId !== socket.data.actor.userId) throw new AppError(commonErrors.forbidden);
    await socket.leave(sessionRoom(socket.data.actor.sessionId));
    await socket.join(sessionRoom(actor.sessionId));
    Object.assign(socket.data, { actor, token });
    this.endWhenExpired(socket);
  }

  /** A refusal as sent to the socket; the security log records it. */
  private refuse({ request, data }: LiveSocket, thrown: unknown): AppError {
    const error = toDoorError(thrown);
    const event = eventOf(error);
    if (event !== null) this.handshakes.recordSecurity(request, event, error.definition.code, data.actor);
    return error;
  }

  private endWhenExpired(socket: LiveSocket): void {
    clearTimeout(socket.data.expiry);
    const left = Math.min(socket.data.actor.expiresAt * 1_000 - Date.now(), LONGEST_TIMER_MS);
    socket.data.expiry = setTimeout(
      () => {
        socket.emit('ended', { code: 'token_expired' });
        socket.disconnect(true);
      },
      Math.max(0, left),
    ).unref();
  }

  private end(room: string): void {
    const sockets = this.io.local.in(room);
    sockets.emit('ended', { code: 'session_ended' });
    sockets.disconnectSockets(true);
  }
}

const sendAck = (acknowledge: unknown, ack: LiveAck): void => {
  if (typeof acknowledge === 'function') (acknowledge as (ack: LiveAck) => void)(ack);
};
