import { Injectable } from '@nestjs/common';
import { account, type AccountRole } from '@nivel/contracts/projects/memberships';
import { bool, command, nullable, query, text, textOf, timestamptz, uuid } from '@nivel/messaging/statement';
import { holdKey } from '@nivel/platform/advisory-lock';
import type { Account } from '../accounts/accounts.repository.ts';
import type { CricoUserModel } from '../generated/prisma/models.ts';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';

/** A person of Crico. */
export type Person = Omit<CricoUserModel, 'role'> & { readonly role: AccountRole };

const ROLE = query({
  text: 'SELECT role FROM crico_users WHERE user_id = $1 AND is_active',
  params: [uuid],
  row: { role: textOf<AccountRole>() },
});

const ADMIN_CANDIDATES = query({
  text: `SELECT user_id, coalesce(nullif(full_name, ''), email) AS full_name FROM crico_users
WHERE is_active AND user_id <> $1 ORDER BY role = 'manager' DESC, 2, 1 LIMIT 100`,
  params: [uuid],
  row: { user_id: uuid, full_name: text },
});

const FOLLOW = command({
  text: `UPDATE crico_users SET email = $2, full_name = $3, avatar_url = $4, profile_updated_at = $5
WHERE user_id = $1 AND (email, full_name, avatar_url) IS DISTINCT FROM ($2, $3, $4) RETURNING is_active AS "isActive"`,
  params: [uuid, text, text, nullable(text), timestamptz],
  row: { isActive: bool },
});

const personOf = (row: CricoUserModel | null): Person | null =>
  row && { ...row, role: account.roles.find((role) => role === row.role) ?? 'user' };

/** The people of Crico, active or taken out. */
@Injectable()
export class PeopleRepository {
  /** The role of an active person; null for everybody else. */
  async roleOf(reads: ProjectsReads, userId: string): Promise<AccountRole | null> {
    return (await reads.rows(ROLE, [userId]))[0]?.role ?? null;
  }

  async activeAmong(reads: ProjectsReads, userIds: readonly string[]): Promise<ReadonlySet<string>> {
    const where = { userId: { in: [...userIds] }, isActive: true };
    const rows = await reads.client.cricoUser.findMany({ where, select: { userId: true } });
    return new Set(rows.map(({ userId }) => userId));
  }

  async find(reads: ProjectsReads, userId: string): Promise<Person | null> {
    return personOf(await reads.client.cricoUser.findUnique({ where: { userId } }));
  }

  async byId(reads: ProjectsReads, id: string): Promise<Person | null> {
    return personOf(await reads.client.cricoUser.findUnique({ where: { id } }));
  }

  async isActiveAddress(reads: ProjectsReads, email: string): Promise<boolean> {
    return (await reads.client.cricoUser.count({ where: { email, isActive: true } })) > 0;
  }

  /** Until the unit ends nothing else changes who administrates: two who remove each other must not both succeed. */
  async holdAdministrators(unit: ProjectsUnit): Promise<void> {
    await holdKey(unit, 'administrators');
  }

  async countAdmins(unit: ProjectsUnit): Promise<number> {
    return unit.client.cricoUser.count({ where: { role: 'admin', isActive: true } });
  }

  /** The possible administrators, managers first, at most 100. @param userId the present one, who is left out */
  async adminCandidates(unit: ProjectsUnit, userId: string) {
    return unit.rows(ADMIN_CANDIDATES, [userId]);
  }

  /** The active manager with the longest membership. */
  async firstManager(unit: ProjectsUnit): Promise<Person | null> {
    const where = { role: 'manager', isActive: true };
    return personOf(await unit.client.cricoUser.findFirst({ where, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }));
  }

  async insert(unit: ProjectsUnit, person: Omit<Person, 'version'>): Promise<void> {
    await unit.client.cricoUser.create({ data: { ...person, version: 1 } });
  }

  async change(
    unit: ProjectsUnit,
    userId: string,
    changed: Partial<Pick<Person, 'role' | 'isActive'>>,
  ): Promise<Person> {
    const data = { ...changed, updatedAt: unit.now, version: { increment: 1 } };
    const row = await unit.client.cricoUser.update({ where: { userId }, data });
    return { ...row, role: changed.role ?? personOf(row)?.role ?? 'user' };
  }

  /** Names, address and picture follow the account; no version rises, for no right changes. @returns whether others see another person now */
  async follow(unit: ProjectsUnit, { userId, email, fullName, avatarUrl }: Account): Promise<boolean> {
    const [changed] = await unit.rows(FOLLOW, [userId, email, fullName, avatarUrl, unit.now]);
    return changed?.isActive ?? false;
  }

  /** Names of the person are removed; the row stays for what points to it. */
  async forget(unit: ProjectsUnit, userId: string): Promise<void> {
    const data = { email: '', fullName: '', avatarUrl: null };
    await unit.client.cricoUser.updateMany({ where: { userId }, data });
  }

  /** Everybody after an id, or those who changed since a moment. */
  page(reads: ProjectsReads, after: string | null, since: Date | null, limit: number): Promise<CricoUserModel[]> {
    const where = {
      ...(after === null ? {} : { userId: { gt: after } }),
      ...(since === null ? {} : { updatedAt: { gte: since } }),
    };
    return reads.client.cricoUser.findMany({ where, orderBy: { userId: 'asc' }, take: limit });
  }
}
