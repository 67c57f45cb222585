import { Injectable } from '@nestjs/common';
import type { Prisma } from '../generated/prisma/client.ts';
import type { AuthReads, AuthUnit } from '../database.ts';
import { TRANSPORTS, type Key } from './key.ts';

type Row = Prisma.FactorKeyGetPayload<object>;

const toKey = ({ credentialId, publicKey, uses, transports }: Row): Key => ({
  credentialId,
  publicKey,
  uses: Number(uses),
  transports: TRANSPORTS.filter((one) => transports.includes(one)),
});

/** The public halves of the keys of accounts. */
@Injectable()
export class KeysRepository {
  /** @returns false when somebody has that key already */
  async insert(unit: AuthUnit, factorId: string, key: Key): Promise<boolean> {
    const { count } = await unit.client.factorKey.createMany({ data: [{ factorId, ...key }], skipDuplicates: true });
    return count > 0;
  }

  async find(reads: AuthReads, factorId: string): Promise<Key | null> {
    const row = await reads.client.factorKey.findUnique({ where: { factorId } });
    return row === null ? null : toKey(row);
  }

  /** All of an account. */
  async of(reads: AuthReads, userId: string): Promise<Key[]> {
    return (await reads.client.factorKey.findMany({ where: { factor: { userId } } })).map(toKey);
  }

  async used(unit: AuthUnit, factorId: string, uses: number): Promise<void> {
    await unit.client.factorKey.update({ where: { factorId }, data: { uses } });
  }
}
