import type { Redis } from 'ioredis';
import { z } from 'zod';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';

/** The longest time for which a person is busy at once. */
const LONGEST_MS = 24 * 3_600_000;

const chosen = z.strictObject({ until: z.iso.datetime().nullable() });

const keyOf = (userId: string): string => `nivel:busy:${userId}`;

/** The people who have chosen to be busy, and until when: of a person, in all rooms and windows. It ends automatically. */
export class BusyPeople {
  constructor(private readonly redis: Redis) {}

  /** @throws AppError `invalid_input` unless it is a moment within a day from now, `unavailable` while it cannot be stored */
  async choose(userId: string, said: unknown): Promise<void> {
    const read = chosen.safeParse(said);
    if (!read.success) throw new AppError(commonErrors.invalid_input);
    const until = read.data.until === null ? null : Date.parse(read.data.until);
    const leftMs = until === null ? 0 : until - Date.now();
    if (until !== null && (leftMs <= 0 || leftMs > LONGEST_MS)) throw new AppError(commonErrors.invalid_input);
    try {
      if (until === null) await this.redis.del(keyOf(userId));
      else await this.redis.set(keyOf(userId), String(until), 'PX', Math.ceil(leftMs));
    } catch {
      throw new AppError(commonErrors.unavailable);
    }
  }

  /** Until when those of some people are busy who are, in milliseconds. */
  async untilOf(userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const ids = [...new Set(userIds)];
    if (ids.length === 0) return new Map();
    const moments = await this.redis.mget(ids.map(keyOf));
    return new Map(ids.flatMap((id, index) => (moments[index] ? [[id, Number(moments[index])] as const] : [])));
  }
}
