import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { GatewayContext } from '../gateway-context.ts';
import { toDoorError } from '../http/http-errors.ts';
import { newTraceparent } from '../http/new-traceparent.ts';
import type { Doubt } from './live-routes.ts';
import type { LiveServer, LiveSocket } from './live-socket.ts';
import type { ReplayBuffer } from './replay-buffer.ts';

const wantedRoom = z.strictObject({
  room: z.string().regex(/^[a-z][a-z-]{0,31}:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  since: z.int().min(0).optional(),
});
/** How many removed users are remembered while a request for a room is pending. */
const REMEMBERED = 10_000;

const kindOf = (room: string): string => room.slice(0, room.indexOf(':'));
/** Under it a doubt about everybody in a room is remembered. */
const again = (room: string): string => `${room} again`;
const refused = (): AppError => new AppError(commonErrors.forbidden);

/**
 * The rooms that sockets join beside the room of their user. A user may be in a room if the policy of the room's operation
 * admits them, as at every other door; a user who loses the right leaves the room as soon as the fact is published.
 */
export class LiveRooms {
  private readonly operations: ReadonlyMap<string, Operation>;
  /** Kinds of rooms, and those within them. */
  private readonly within: ReadonlyMap<string, readonly string[]>;
  /**
   * `<user> <room>`, `<user> <kind>`, `<room>` and `<room> again`; joining calls a service, and facts published meanwhile must
   * not be overtaken by its answer.
   */
  private readonly shutOuts = new LRUCache<string, number>({ max: REMEMBERED });
  private shutOutCount = 0;

  constructor(
    private readonly gateway: GatewayContext,
    private readonly io: LiveServer,
    private readonly replay: ReplayBuffer,
    registered: readonly Operation[],
  ) {
    this.operations = new Map(
      registered.flatMap((operation) =>
        operation.door.kind === 'room' ? [[operation.door.room, operation] as const] : [],
      ),
    );
    const doors = registered.flatMap(({ door }) => (door.kind === 'room' ? [door] : []));
    this.within = new Map(
      doors.map(({ room }) => [room, doors.flatMap((door) => (door.within === room ? [door.room] : []))]),
    );
  }

  /** @throws AppError `invalid_input`, `over_request_rate_limit`, and the refusals of the service */
  async join(socket: LiveSocket, wanted: unknown): Promise<void> {
    const { room, since } = this.read(wanted);
    const { actor } = socket.data;
    this.refuseMore(socket, room);
    const waiting = this.gateway.limits.user(actor.userId);
    if (waiting) await waiting;
    await this.admit(socket, room);
    // Checked again with the joining itself, so that those requested at once are counted too.
    this.refuseMore(socket, room);
    await socket.join(room);
    // Nothing can come between joining the room and this, so no message is missed or sent twice.
    if (since !== undefined) this.catchUp(socket, room, since);
  }

  /** @throws AppError `invalid_input` */
  async leave(socket: LiveSocket, unwanted: unknown): Promise<void> {
    await socket.leave(this.read(unwanted).room);
  }

  /** Whether a socket is in a room that it has joined, which its user's and its session's are not. */
  has(socket: LiveSocket, room: string): boolean {
    return this.operations.has(kindOf(room)) && socket.rooms.has(room);
  }

  /** Takes a user's sockets at this replica, or everybody's (null), out of a room; the fact reaches every replica. */
  shutOut(userId: string | null, room: string): void {
    for (const one of this.withThoseWithin(kindOf(room)))
      this.shutOutOf(userId, `${one}${room.slice(kindOf(room).length)}`);
  }

  private withThoseWithin(kind: string): readonly string[] {
    return [kind, ...(this.within.get(kind) ?? [])];
  }

  private shutOutOf(userId: string | null, room: string): void {
    this.remember(userId === null ? room : `${userId} ${room}`);
    for (const socket of this.socketsIn(userId === null ? room : `user:${userId}`)) {
      if (!socket.rooms.has(room)) continue;
      void socket.leave(room);
      socket.emit('left', { room });
    }
  }

  /** Takes sockets at this replica out of rooms that may no longer be theirs, and checks for each whether they may return. */
  recheck(doubt: Doubt): void {
    if ('userId' in doubt) {
      this.doubt({ ...doubt, kinds: doubt.kinds.flatMap((kind) => this.withThoseWithin(kind)) });
      return;
    }
    const kind = kindOf(doubt.room);
    for (const one of this.withThoseWithin(kind)) this.doubt({ room: `${one}${doubt.room.slice(kind.length)}` });
  }

  private doubt(doubt: Doubt): void {
    const isWhole = 'room' in doubt;
    for (const about of isWhole ? [again(doubt.room)] : doubt.kinds.map((kind) => `${doubt.userId} ${kind}`))
      this.remember(about);
    const isDoubtful = (room: string): boolean => (isWhole ? room === doubt.room : doubt.kinds.includes(kindOf(room)));
    const since = this.replay.seq ?? 0;
    for (const socket of this.socketsIn(isWhole ? doubt.room : `user:${doubt.userId}`))
      for (const room of [...socket.rooms].filter(isDoubtful)) {
        void socket.leave(room);
        void this.joinAgain(socket, room, since);
      }
  }

  private async joinAgain(socket: LiveSocket, room: string, since: number): Promise<void> {
    try {
      await this.admit(socket, room);
      await socket.join(room);
      this.catchUp(socket, room, since);
    } catch (error) {
      // Sockets that cannot be checked are not admitted; the client reconnects and joins the rooms that it may.
      if (toDoorError(error).definition.kind === 'forbidden') socket.emit('left', { room });
      else socket.disconnect(true);
    }
  }

  private remember(shutOut: string): void {
    this.shutOutCount += 1;
    this.shutOuts.set(shutOut, this.shutOutCount);
  }

  private socketsIn(room: string): LiveSocket[] {
    const { adapter, sockets } = this.io.of('/');
    return [...(adapter.rooms.get(room) ?? [])].flatMap((id) => sockets.get(id) ?? []);
  }

  /** @throws AppError the refusals of the service, and `forbidden` for a user who was removed during the call */
  private async admit(socket: LiveSocket, room: string): Promise<void> {
    const { userId } = socket.data.actor;
    const told = (about: string): number => this.shutOuts.get(about) ?? 0;
    let before: number;
    do {
      before = this.shutOutCount;
      await this.ask(socket, room);
    } while (Math.max(told(`${userId} ${kindOf(room)}`), told(again(room))) > before);
    if (Math.max(told(`${userId} ${room}`), told(room)) > before) throw refused();
  }

  private read(wanted: unknown): z.output<typeof wantedRoom> {
    const read = wantedRoom.safeParse(wanted);
    if (!read.success) throw new AppError(commonErrors.invalid_input);
    return read.data;
  }

  private refuseMore(socket: LiveSocket, room: string): void {
    if (!socket.rooms.has(room) && this.countOf(socket) >= this.gateway.settings.LIVE_ROOMS_PER_SOCKET)
      throw new AppError(commonErrors.over_request_rate_limit);
  }

  /** Rooms beside its own id, its user's and its session's. */
  private countOf(socket: LiveSocket): number {
    return [...socket.rooms].filter((room) => this.has(socket, room)).length;
  }

  private async ask({ data, request }: LiveSocket, room: string): Promise<void> {
    const [kind = '', id = ''] = room.split(':');
    const operation = this.operations.get(kind);
    if (operation === undefined) throw refused();
    await this.gateway.services.ask(operation, JSON.stringify({ id }), {
      token: data.token,
      trace: newTraceparent(),
      deadline: Date.now() + operation.deadlineMs,
      clientIp: this.gateway.addressOf(request),
    });
  }

  private catchUp(socket: LiveSocket, room: string, since: number): void {
    const missed = this.replay.after(since, room);
    if (missed === null) socket.emit('resync', { seq: this.replay.seq });
    else for (const message of missed) socket.emit('live', message);
  }
}
