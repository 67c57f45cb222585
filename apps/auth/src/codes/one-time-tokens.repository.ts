import { Injectable } from '@nestjs/common';
import { array, bytea, command, int4, text, textOf, timestamptz, uuid } from '@nivel/messaging/statement';
import { replacedBy, type CodePurpose, type TypedPurpose } from './one-time-code.ts';
import type { AuthReads, AuthUnit } from '../database.ts';

export interface OneTimeToken {
  readonly userId: string;
  readonly purpose: TypedPurpose;
  readonly linkHash: Uint8Array<ArrayBuffer>;
  readonly codeMac: Uint8Array<ArrayBuffer>;
  readonly createdAt: Date;
}

/** For each purpose the moment before which its codes or links are void. */
export type MadeAfter = Readonly<Record<CodePurpose, Date>>;

/** The link in question. */
export interface LinkQuery {
  readonly linkHash: Uint8Array<ArrayBuffer>;
  readonly purposes: readonly CodePurpose[];
  readonly madeAfter: MadeAfter;
}

/** Confirmations are valid longer than codes that sign in. A reauthentication has a code only, and those all wait alike. */
const NOT_TOO_OLD = `created_at > CASE WHEN slot IN ('recovery', 'magic-link') THEN $4::timestamptz ELSE $3::timestamptz END`;
const ATTEMPT = command({
  text: `UPDATE one_time_tokens SET attempts = attempts + 1
WHERE user_id = $1::uuid AND slot = ANY($2::text[]) AND ${NOT_TOO_OLD} AND attempts < $5::int
RETURNING slot AS purpose, code_mac AS "codeMac"`,
  params: [uuid, array(text), timestamptz, timestamptz, int4],
  row: { purpose: textOf<TypedPurpose>(), codeMac: bytea },
});
const TAKE = command({
  text: `DELETE FROM one_time_tokens WHERE link_hash = $1 AND slot = ANY($2::text[]) AND ${NOT_TOO_OLD}
RETURNING user_id AS "userId", slot AS purpose`,
  params: [bytea, array(text), timestamptz, timestamptz],
  row: { userId: uuid, purpose: textOf<CodePurpose>() },
});

/** One-time codes and links: their stored form opens nothing. */
@Injectable()
export class OneTimeTokensRepository {
  /** The newer code of a purpose takes the place of the older one, and of those it replaces. */
  async put(unit: AuthUnit, token: OneTimeToken): Promise<void> {
    const { userId, purpose, ...kept } = token;
    const fresh = { ...kept, attempts: 0 };
    const others = replacedBy(purpose).filter((other) => other !== purpose);
    await unit.client.oneTimeToken.deleteMany({ where: { userId, purpose: { in: others } } });
    await unit.client.oneTimeToken.upsert({
      where: { userId_purpose: { userId, purpose } },
      create: { userId, purpose, ...fresh },
      update: fresh,
    });
  }

  /**
   * Uses up one attempt at the codes of a user and returns those that may still be tried. The attempt is taken before the
   * code is compared, so that guesses made at the same moment are counted one by one.
   */
  async attempt(
    unit: AuthUnit,
    of: { userId: string; purposes: readonly TypedPurpose[]; madeAfter: MadeAfter; attempts: number },
  ): Promise<{ purpose: TypedPurpose; codeMac: Uint8Array }[]> {
    const { confirmation, recovery } = of.madeAfter;
    return unit.rows(ATTEMPT, [of.userId, of.purposes, confirmation, recovery, of.attempts]);
  }

  /** Whose link it is; nothing is used up. */
  async find(
    reads: AuthReads,
    { linkHash, purposes, madeAfter }: LinkQuery,
  ): Promise<{ userId: string; purpose: CodePurpose } | null> {
    const row = await reads.client.oneTimeToken.findUnique({ where: { linkHash } });
    const purpose = purposes.find((one) => one === row?.purpose);
    if (row === null || purpose === undefined || row.createdAt <= madeAfter[purpose]) return null;
    return { userId: row.userId, purpose };
  }

  /** Takes a link away, for one caller only; whose it was, or null. */
  async take(
    unit: AuthUnit,
    { linkHash, purposes, madeAfter }: LinkQuery,
  ): Promise<{ userId: string; purpose: CodePurpose } | null> {
    const { confirmation, recovery } = madeAfter;
    const rows = await unit.rows(TAKE, [linkHash, purposes, confirmation, recovery]);
    return rows[0] ?? null;
  }

  /** Whether a code of a purpose was made that nobody has used; it may be too old by now. */
  async isWaiting(reads: AuthReads, userId: string, purpose: TypedPurpose): Promise<boolean> {
    const where = { userId_purpose: { userId, purpose } };
    return (await reads.client.oneTimeToken.findUnique({ where, select: { userId: true } })) !== null;
  }

  /** The code of a purpose has been used. */
  async remove(unit: AuthUnit, userId: string, purpose: TypedPurpose): Promise<void> {
    await unit.client.oneTimeToken.deleteMany({ where: { userId, purpose } });
  }

  /** All outstanding codes of a user become void. */
  async clear(unit: AuthUnit, userId: string): Promise<void> {
    await unit.client.oneTimeToken.deleteMany({ where: { userId } });
  }
}
