import { Injectable } from '@nestjs/common';
import type { AuthReads, AuthUnit } from '../database.ts';

/** How many codes a set has, and how many of them were never used. */
interface CodeCount {
  readonly total: number;
  readonly remaining: number;
}

/** The stored forms of recovery codes. */
@Injectable()
export class RecoveryCodesRepository {
  /** Puts a set in the place of the one from before. */
  async replace(unit: AuthUnit, factorId: string, hashes: readonly Uint8Array<ArrayBuffer>[]): Promise<void> {
    await unit.client.recoveryCode.deleteMany({ where: { factorId } });
    await unit.client.recoveryCode.createMany({ data: hashes.map((codeHash) => ({ factorId, codeHash })) });
  }

  /** @returns false for a code that is not of the set, or was used */
  async use(unit: AuthUnit, factorId: string, codeHash: Uint8Array<ArrayBuffer>): Promise<boolean> {
    const where = { factorId, codeHash, usedAt: null };
    return (await unit.client.recoveryCode.updateMany({ where, data: { usedAt: unit.now } })).count > 0;
  }

  async count(reads: AuthReads, factorId: string): Promise<CodeCount> {
    const rows = await reads.client.recoveryCode.findMany({ where: { factorId }, select: { usedAt: true } });
    return { total: rows.length, remaining: rows.filter(({ usedAt }) => usedAt === null).length };
  }
}
