import type { Redis } from 'ioredis';
import { z } from 'zod';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { GatewaySettings } from '../config.ts';
import type { LiveServer, LiveSocket } from './live-socket.ts';

const spoken = z.strictObject({ room: z.string().max(80), at: z.uuid().nullable().default(null) });

/** One window that is in a room. */
interface Window {
  readonly userId: string;
  /** What is open in it; null: the room alone. */
  readonly at: string | null;
}
/** Somebody who is in a room, with what is open in any of their windows. */
export interface Present {
  readonly user_id: string;
  readonly at: readonly string[];
}

/** Windows that say something together are told of together. */
const GATHER_MS = 50;
/** More are not shown. */
const MOST_PEOPLE = 100;

const keyOf = (room: string): string => `nivel:here:${room}`;

/**
 * Who is in a room now, for those who are in it themselves. Each window is a field of the room's hash in Redis with the moment
 * until which it counts; the replica that holds its socket renews it, so that the windows of a replica that dies are forgotten.
 * Nothing of it is written anywhere else, and while Redis is away people see nobody.
 */
export class Presence {
  private readonly rooms = new Map<string, Map<string, Window>>();
  private readonly shown = new Map<string, string>();
  private readonly due = new Set<string>();
  private readonly keptMs: number;
  private readonly timer: NodeJS.Timeout;
  private gathering: NodeJS.Timeout | undefined;

  constructor(
    private readonly io: LiveServer,
    private readonly redis: Redis,
    private readonly isIn: (socket: LiveSocket, room: string) => boolean,
    { LIVE_HERE_SECONDS, LIVE_HERE_LOOK_MS }: Pick<GatewaySettings, 'LIVE_HERE_SECONDS' | 'LIVE_HERE_LOOK_MS'>,
  ) {
    this.keptMs = LIVE_HERE_SECONDS * 1_000;
    this.io.of('/').adapter.on('leave-room', (room: string, socketId: string) => this.gone(room, socketId));
    this.timer = setInterval(() => void this.look([...this.rooms.keys()]), LIVE_HERE_LOOK_MS);
  }

  /**
   * A window is in a room that it has joined, with something open or nothing.
   * @throws AppError `invalid_input`, `forbidden` for a room that it has not joined
   */
  here(socket: LiveSocket, said: unknown): void {
    const read = spoken.safeParse(said);
    if (!read.success) throw new AppError(commonErrors.invalid_input);
    const { room, at } = read.data;
    if (!this.isIn(socket, room)) throw new AppError(commonErrors.forbidden);
    const windows = this.rooms.get(room) ?? new Map<string, Window>();
    this.rooms.set(room, windows.set(socket.id, { userId: socket.data.actor.userId, at }));
    // Whoever has just come is told even when nothing has changed for the others.
    this.shown.delete(room);
    this.lookSoon(room);
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

  /** Renews the windows of this replica, and shows its rooms who is there. */
  private async look(rooms: readonly string[]): Promise<void> {
    const now = Date.now();
    const until = now + this.keptMs;
    await Promise.all(
      rooms.map(async (room) => {
        const windows = this.rooms.get(room);
        if (windows === undefined) return;
        const fields = [...windows].flatMap(([id, { userId, at }]) => [id, JSON.stringify({ userId, at, until })]);
        try {
          const results = await this.redis
            .pipeline()
            .hset(keyOf(room), fields)
            .pexpire(keyOf(room), this.keptMs)
            .hgetall(keyOf(room))
            .exec();
          this.show(room, presentIn(results?.[2]?.[1] as Record<string, string>, now));
        } catch {
          // Redis is away: its own log says so, and the next look is soon.
        }
      }),
    );
  }

  private show(room: string, people: readonly Present[]): void {
    const text = JSON.stringify(people);
    if (!this.rooms.has(room) || this.shown.get(room) === text) return;
    this.shown.set(room, text);
    this.io.local.to(room).emit('here', { room, people });
  }
}

const presentIn = (windows: Readonly<Record<string, string>>, now: number): Present[] => {
  const people = new Map<string, Set<string>>();
  for (const text of Object.values(windows)) {
    const { userId, at, until } = JSON.parse(text) as Window & { until: number };
    if (until < now) continue;
    const open = people.get(userId) ?? new Set();
    people.set(userId, at === null ? open : open.add(at));
  }
  return [...people]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, MOST_PEOPLE)
    .map(([user_id, at]) => ({ user_id, at: [...at].sort() }));
};
