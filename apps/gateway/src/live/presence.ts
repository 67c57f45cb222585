import type { Redis } from 'ioredis';
import { z } from 'zod';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { GatewaySettings } from '../config.ts';
import type { BusyPeople } from './busy-people.ts';
import type { LiveServer, LiveSocket } from './live-socket.ts';
import {
  absentIn,
  MOST_REMEMBERED,
  presentIn,
  REMEMBERED_MS,
  type LastSeen,
  type Present,
  type RoomWindow,
} from './present-people.ts';

const spoken = z.strictObject({
  room: z.string().max(80),
  at: z.uuid().nullable().default(null),
  /** The window is not in front. */
  is_away: z.boolean().default(false),
});

/** Windows that report together are announced together. */
const GATHER_MS = 50;
const keyOf = (room: string): string => `nivel:here:${room}`;
/** The recent people of the room, by the moment of their last presence. */
const seenKeyOf = (room: string): string => `nivel:seen:${room}`;

/**
 * Shows the people in a room who else is there. Each window is a field of the room's hash in Redis with the moment at which it
 * expires; the replica that holds the window's socket renews it, so that windows of a dead replica disappear. Presence is
 * stored nowhere else, and people see none while Redis is down. Recent presence is stored beside it, so that it survives the
 * death of a replica.
 */
export class Presence {
  private readonly rooms = new Map<string, Map<string, RoomWindow>>();
  private readonly shown = new Map<string, string>();
  private readonly due = new Set<string>();
  private readonly keptMs: number;
  private readonly timer: NodeJS.Timeout;
  private gathering: NodeJS.Timeout | undefined;

  constructor(
    private readonly io: LiveServer,
    private readonly redis: Redis,
    private readonly isIn: (socket: LiveSocket, room: string) => boolean,
    private readonly busy: BusyPeople,
    { LIVE_HERE_SECONDS, LIVE_HERE_LOOK_MS }: Pick<GatewaySettings, 'LIVE_HERE_SECONDS' | 'LIVE_HERE_LOOK_MS'>,
  ) {
    this.keptMs = LIVE_HERE_SECONDS * 1_000;
    this.io.of('/').adapter.on('leave-room', (room: string, socketId: string) => this.gone(room, socketId));
    this.timer = setInterval(() => void this.look([...this.rooms.keys()]), LIVE_HERE_LOOK_MS);
  }

  /**
   * Records that a window is in a room that it has joined, and which item it has open, if any.
   * @throws AppError `invalid_input`, `forbidden` for a room that it has not joined
   */
  here(socket: LiveSocket, said: unknown): void {
    const read = spoken.safeParse(said);
    if (!read.success) throw new AppError(commonErrors.invalid_input);
    const { room, at, is_away: isAway } = read.data;
    if (!this.isIn(socket, room)) throw new AppError(commonErrors.forbidden);
    const windows = this.rooms.get(room) ?? new Map<string, RoomWindow>();
    this.rooms.set(room, windows.set(socket.id, { userId: socket.data.actor.userId, at, isAway }));
    // A newcomer receives it even when nothing has changed for the others.
    this.shown.delete(room);
    this.lookSoon(room);
  }

  /** Sets whether a user who may be in rooms of this replica is busy. */
  changed(userId: string): void {
    for (const [room, windows] of this.rooms)
      if ([...windows.values()].some((one) => one.userId === userId)) this.lookSoon(room);
  }

  stop(): void {
    clearInterval(this.timer);
    clearTimeout(this.gathering);
  }

  private gone(room: string, socketId: string): void {
    const windows = this.rooms.get(room);
    if (!windows?.delete(socketId)) return;
    if (windows.size === 0) {
      this.rooms.delete(room);
      this.shown.delete(room);
    }
    this.redis.hdel(keyOf(room), socketId).catch(() => undefined);
    this.lookSoon(room);
  }

  private lookSoon(room: string): void {
    this.due.add(room);
    this.gathering ??= setTimeout(() => {
      const rooms = [...this.due];
      this.due.clear();
      this.gathering = undefined;
      void this.look(rooms);
    }, GATHER_MS);
  }

  /** Renews the windows of this replica, and sends its rooms the present people. */
  private async look(rooms: readonly string[]): Promise<void> {
    const now = Date.now();
    const own = rooms.flatMap((room) => [...(this.rooms.get(room)?.values() ?? [])]);
    try {
      const busy = await this.busy.untilOf(own.map(({ userId }) => userId));
      await Promise.all(rooms.map((room) => this.lookAt(room, busy, now)));
    } catch {
      // Redis is away: its own log reports it, and the next poll is soon.
    }
  }

  private async lookAt(room: string, busy: ReadonlyMap<string, number>, now: number): Promise<void> {
    const windows = this.rooms.get(room);
    if (windows === undefined) return;
    const until = now + this.keptMs;
    const fields = [...windows].flatMap(([id, { userId, at, isAway }]) => [
      id,
      JSON.stringify({ userId, at, isAway, busyUntil: busy.get(userId) ?? null, until }),
    ]);
    const seen = [...windows.values()].flatMap(({ userId }) => [now, userId]);
    const results = await this.redis
      .pipeline()
      .hset(keyOf(room), fields)
      .pexpire(keyOf(room), this.keptMs)
      .zadd(seenKeyOf(room), ...seen)
      .zremrangebyrank(seenKeyOf(room), 0, -1 - MOST_REMEMBERED)
      .pexpire(seenKeyOf(room), REMEMBERED_MS)
      .hgetall(keyOf(room))
      .zrevrange(seenKeyOf(room), 0, -1, 'WITHSCORES')
      .exec();
    const people = presentIn(results?.[5]?.[1] as Record<string, string>, now);
    this.show(room, people, absentIn(results?.[6]?.[1] as string[], people));
  }

  private show(room: string, people: readonly Present[], seen: readonly LastSeen[]): void {
    const text = JSON.stringify([people, seen]);
    if (!this.rooms.has(room) || this.shown.get(room) === text) return;
    this.shown.set(room, text);
    this.io.local.to(room).emit('here', { room, people, seen });
  }
}
