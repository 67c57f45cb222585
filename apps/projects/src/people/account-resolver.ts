import { account } from '@nivel/contracts/projects/memberships';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Resolves, type MembershipResolver } from '@nivel/platform/memberships';
import type { ProjectsClient } from '../database.ts';
import { PeopleRepository } from './people.repository.ts';

/** A person's role in this installation: nothing, unless they are an active person of Crico. */
@Resolves(account)
export class AccountResolver implements MembershipResolver {
  constructor(
    private readonly people: PeopleRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async roleOf(userId: string, id: string): Promise<string | null> {
    return userId === id ? this.people.roleOf(this.work.reads, userId) : null;
  }

  async idsWith(userId: string, roles: readonly string[]): Promise<readonly string[]> {
    const role = await this.roleOf(userId, userId);
    return role !== null && roles.includes(role) ? [userId] : [];
  }
}
