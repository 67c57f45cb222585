import { Injectable } from '@nestjs/common';
import type { AccountIdentity, Metadata } from '../accounts/account.ts';
import { json } from '../accounts/accounts.repository.ts';
import type { AuthUnit } from '../database.ts';

/** Identities of accounts, except those that are created with a new account. */
@Injectable()
export class IdentitiesRepository {
  /** The account of a provider's person; null without one. */
  async find(unit: AuthUnit, provider: string, subject: string): Promise<{ id: string; userId: string } | null> {
    const where = { provider_subject: { provider, subject } };
    return unit.client.identity.findUnique({ where, select: { id: true, userId: true } });
  }

  /** False if the provider's person already has an account. */
  async insert(unit: AuthUnit, userId: string, { identityData, ...identity }: AccountIdentity): Promise<boolean> {
    const data = [{ ...identity, userId, identityData: json(identityData) }];
    return (await unit.client.identity.createMany({ data, skipDuplicates: true })).count > 0;
  }

  /**
   * The provider's current data, saved at a sign-in; false if the identity was unlinked meanwhile. Some ID tokens contain the
   * person alone: without an address, the data stay as they were.
   */
  async renew(unit: AuthUnit, id: string, identityData: Metadata, email: string): Promise<boolean> {
    const at = { lastSignInAt: unit.now, updatedAt: unit.now };
    const data = { ...(email !== '' && { identityData: json(identityData), email }), ...at };
    return (await unit.client.identity.updateMany({ where: { id }, data })).count > 0;
  }

  async remove(unit: AuthUnit, id: string): Promise<void> {
    await unit.client.identity.delete({ where: { id } });
  }

  async removeAll(unit: AuthUnit, userId: string): Promise<void> {
    await unit.client.identity.deleteMany({ where: { userId } });
  }
}
