import { listMemberships } from '@nivel/contracts/projects/list-memberships.operation';
import { organization } from '@nivel/contracts/projects/memberships';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Copies } from '@nivel/platform/copies';
import { Resolves, type MembershipResolver } from '@nivel/platform/memberships';
import type { LearningClient } from '../database.ts';
import { MembershipsRepository } from './memberships.repository.ts';

/**
 * Resolves roles from the copy, while its owner has answered within the last seconds. An administrator of the installation who
 * is no member of an organization is a stranger here, because nobody consented to that.
 */
@Resolves(organization)
export class OrganizationResolver implements MembershipResolver {
  constructor(
    private readonly copies: Copies,
    private readonly memberships: MembershipsRepository,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async roleOf(userId: string, id: string): Promise<string | null> {
    await this.copies.ensureFresh(listMemberships);
    return this.memberships.roleOf(this.work.reads, userId, id);
  }

  async idsWith(userId: string, roles: readonly string[]): Promise<readonly string[]> {
    await this.copies.ensureFresh(listMemberships);
    return this.memberships.idsWith(this.work.reads, userId, roles);
  }
}
