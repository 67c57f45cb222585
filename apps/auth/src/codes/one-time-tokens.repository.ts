import { Injectable } from '@nestjs/common';
import { AuthDatabase, type AuthTx } from '../database/auth-database.repository.ts';
import type { Slot } from './one-time-code.ts';

export interface OneTimeToken {
  readonly userId: string;
  readonly slot: Slot;
  readonly linkHash: Uint8Array<ArrayBuffer>;
  readonly codeMac: Uint8Array<ArrayBuffer>;
  readonly createdAt: Date;
}

/** For each slot the moment before which its codes or links are void. */
export type MadeAfter = Readonly<Record<Slot, Date>>;

/** Which link is asked for. */
export interface LinkQuery {
  readonly linkHash: Uint8Array<ArrayBuffer>;
  readonly slots: readonly Slot[];
  readonly madeAfter: MadeAfter;
}

/** A slot's own moment; each of the two stands in the statement by name. */
const NOT_TOO_OLD = `created_at > CASE slot WHEN 'confirmation' THEN $3::timestamptz ELSE $4::timestamptz END`;
const ATTEMPT = `UPDATE one_time_tokens SET attempts = attempts + 1
WHERE user_id = $1::uuid AND slot = ANY($2::text[]) AND ${NOT_TOO_OLD} AND attempts < $5::int
RETURNING slot, code_mac AS "codeMac"`;
const TAKE = `DELETE FROM one_time_tokens WHERE link_hash = $1 AND slot = ANY($2::text[]) AND ${NOT_TOO_OLD}
RETURNING user_id AS "userId", slot`;

/** One-time codes and links: what is stored of them opens nothing. */
@Injectable()
export class OneTimeTokensRepository {
  constructor(private readonly database: AuthDatabase) {}

  /** The newer code of a slot takes the older one's place. */
  async put(tx: AuthTx, token: OneTimeToken): Promise<void> {
    const { userId, slot, ...kept } = token;
    const fresh = { ...kept, attempts: 0 };
    await tx.client.oneTimeToken.upsert({
      where: { userId_slot: { userId, slot } },
      create: { userId, slot, ...fresh },
      update: fresh,
    });
  }

  /**
   * Uses up one attempt at the codes of a user and returns those that may still be tried. The attempt is taken before the
   * code is compared, so that guesses made at the same moment are counted one by one.
   */
  async attempt(
    tx: AuthTx,
    of: { userId: string; slots: readonly Slot[]; madeAfter: MadeAfter; attempts: number },
  ): Promise<{ slot: Slot; codeMac: Uint8Array }[]> {
    const { confirmation, recovery } = of.madeAfter;
    return tx.rows(ATTEMPT, [of.userId, [...of.slots], confirmation, recovery, of.attempts]);
  }

  /** Whose link it is; nothing is used up. */
  async find({ linkHash, slots, madeAfter }: LinkQuery): Promise<{ userId: string; slot: Slot } | null> {
    const row = await this.database.prisma.oneTimeToken.findUnique({ where: { linkHash } });
    const slot = slots.find((one) => one === row?.slot);
    if (row === null || slot === undefined || row.createdAt <= madeAfter[slot]) return null;
    return { userId: row.userId, slot };
  }

  /** Takes a link away, for one caller only; whose it was, or null. */
  async take(tx: AuthTx, { linkHash, slots, madeAfter }: LinkQuery): Promise<{ userId: string; slot: Slot } | null> {
    const { confirmation, recovery } = madeAfter;
    const rows = await tx.rows<{ userId: string; slot: Slot }>(TAKE, [linkHash, [...slots], confirmation, recovery]);
    return rows[0] ?? null;
  }

  /** All outstanding codes of a user become void. */
  async clear(tx: AuthTx, userId: string): Promise<void> {
    await tx.client.oneTimeToken.deleteMany({ where: { userId } });
  }
}
