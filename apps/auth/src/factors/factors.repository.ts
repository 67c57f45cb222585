import { Injectable } from '@nestjs/common';
import { command, int4, timestamptz, uuid } from '@nivel/messaging/statement';
import { z } from 'zod';
import { FACTOR_KINDS, type FactorKind } from '../accounts/account.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Factor, FactorChallenge } from './factor.ts';
import type { AuthReads, AuthUnit } from '../database.ts';

type Row = Prisma.FactorGetPayload<object>;

const kinds = z.enum(FACTOR_KINDS);
const toFactor = (row: Row): Factor => ({ ...row, kind: kinds.parse(row.kind), lastStep: Number(row.lastStep) });

const REMOVE_STALE = command({
  text: `DELETE FROM factors f WHERE f.user_id = $1 AND NOT f.is_verified AND f.created_at < $2 AND NOT EXISTS (
  SELECT 1 FROM factor_challenges c WHERE c.factor_id = f.id AND c.created_at > $3)`,
  params: [uuid, timestamptz, timestamptz],
});

/** Waits for a removal that is under way. */
const HOLD = command({
  text: 'SELECT 1 AS held FROM factors WHERE id = $1 FOR KEY SHARE',
  params: [uuid],
  row: { held: int4 },
});

/** Second factors of accounts, and the tries of them. */
@Injectable()
export class FactorsRepository {
  async insert(unit: AuthUnit, factor: Factor): Promise<void> {
    await unit.client.factor.create({ data: factor });
  }

  /** A factor of that user; null for everybody else's. */
  async find(reads: AuthReads, userId: string, id: string): Promise<Factor | null> {
    const row = await reads.client.factor.findFirst({ where: { id, userId } });
    return row === null ? null : toFactor(row);
  }

  /** Those of an account that is held. */
  async of(unit: AuthUnit, userId: string): Promise<Factor[]> {
    const rows = await unit.client.factor.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } });
    return rows.map(toFactor);
  }

  /** The recovery codes of an account; null where it has none. */
  async recoveryCodes(reads: AuthReads, userId: string): Promise<Factor | null> {
    const row = await reads.client.factor.findFirst({ where: { userId, kind: 'recovery_code' } });
    return row === null ? null : toFactor(row);
  }

  /** It was shown; of an app with the time step of the code. */
  async verified(unit: AuthUnit, id: string, lastStep: number): Promise<void> {
    await unit.client.factor.update({ where: { id }, data: { isVerified: true, lastStep, updatedAt: unit.now } });
  }

  /** @returns false when it is gone already */
  async remove(unit: AuthUnit, id: string): Promise<boolean> {
    return (await unit.client.factor.deleteMany({ where: { id } })).count > 0;
  }

  /** Those of a kind that were never verified. */
  async removeUnverified(unit: AuthUnit, userId: string, kind: FactorKind): Promise<void> {
    await unit.client.factor.deleteMany({ where: { userId, kind, isVerified: false } });
  }

  /** Of those, the ones from before a moment of which nobody is trying a code. */
  async removeStale(unit: AuthUnit, userId: string, before: Date, challengedAfter: Date): Promise<void> {
    await unit.rows(REMOVE_STALE, [userId, before, challengedAfter]);
  }

  /** @returns false when its factor is gone already */
  async insertChallenge(unit: AuthUnit, challenge: FactorChallenge): Promise<boolean> {
    if ((await unit.rows(HOLD, [challenge.factorId])).length === 0) return false;
    await unit.client.factorChallenge.create({ data: challenge });
    return true;
  }

  async challenge(unit: AuthUnit, factorId: string, id: string): Promise<FactorChallenge | null> {
    return unit.client.factorChallenge.findFirst({ where: { id, factorId } });
  }

  /** It has taken a wrong code. */
  async challengeMissed(unit: AuthUnit, id: string): Promise<void> {
    await unit.client.factorChallenge.update({ where: { id }, data: { attempts: { increment: 1 } } });
  }

  /** It takes nothing more. */
  async challengeUsed(unit: AuthUnit, id: string): Promise<void> {
    await unit.client.factorChallenge.update({ where: { id }, data: { verifiedAt: unit.now } });
  }
}
