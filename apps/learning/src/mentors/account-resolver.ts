import { listPeople } from '@nivel/contracts/projects/list-people.operation';
import { account } from '@nivel/contracts/projects/memberships';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Copies } from '@nivel/platform/copies';
import { Resolves, type MembershipResolver } from '@nivel/platform/memberships';
import type { LearningClient } from '../database.ts';
import { AccountRolesRepository } from './account-roles.repository.ts';

/** Answers from the copy, as long as its owner has answered within the last seconds. */
@Resolves(account)
export class AccountResolver implements MembershipResolver {
  constructor(
    private readonly copies: Copies,
    private readonly roles: AccountRolesRepository,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async roleOf(userId: string, id: string): Promise<string | null> {
    if (userId !== id) return null;
    await this.copies.ensureFresh(listPeople);
    return this.roles.roleOf(this.work.reads, userId);
  }

  async idsWith(userId: string, roles: readonly string[]): Promise<readonly string[]> {
    const role = await this.roleOf(userId, userId);
    return role !== null && roles.includes(role) ? [userId] : [];
  }
}
