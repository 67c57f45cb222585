import { Injectable } from '@nestjs/common';
import type { AuthTx } from '../database/auth-database.repository.ts';
import type { Slot } from './one-time-code.ts';

export interface CodeRules {
  /** Codes made before this moment are void. */
  readonly madeAfter: Date;
  /** Wrong codes after which a code is void. */
  readonly attempts: number;
}

/** One-time codes, stored as hashes. */
@Injectable()
export class OneTimeTokensRepository {
  /** The newer code of a slot takes the older one's place. */
  async put(tx: AuthTx, token: { userId: string; slot: Slot; tokenHash: string; createdAt: Date }): Promise<void> {
    const { userId, slot, tokenHash, createdAt } = token;
    const fresh = { tokenHash, createdAt, attempts: 0 };
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
    userId: string,
    slots: readonly Slot[],
    rules: CodeRules,
  ): Promise<{ tokenHash: string }[]> {
    return tx.client.$queryRaw<{ tokenHash: string }[]>`
      UPDATE one_time_tokens SET attempts = attempts + 1
      WHERE user_id = ${userId}::uuid AND slot = ANY(${[...slots]}) AND created_at > ${rules.madeAfter}
        AND attempts < ${rules.attempts}
      RETURNING token_hash AS "tokenHash"`;
  }

  /** Takes the code with a hash away, for one caller only; whose it was, or null. */
  async take(tx: AuthTx, tokenHash: string, slots: readonly Slot[], madeAfter: Date): Promise<string | null> {
    const rows = await tx.client.$queryRaw<{ userId: string }[]>`
      DELETE FROM one_time_tokens
      WHERE token_hash = ${tokenHash} AND slot = ANY(${[...slots]}) AND created_at > ${madeAfter}
      RETURNING user_id AS "userId"`;
    return rows[0]?.userId ?? null;
  }

  /** All outstanding codes of a user become void. */
  async clear(tx: AuthTx, userId: string): Promise<void> {
    await tx.client.oneTimeToken.deleteMany({ where: { userId } });
  }
}
