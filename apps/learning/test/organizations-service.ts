import { v7 } from 'uuid';
import type { RowOfSnapshot } from '@nivel/contracts/kernel/snapshot';
import { listMemberships } from '@nivel/contracts/projects/list-memberships.operation';
import type { OrganizationRole } from '@nivel/contracts/projects/memberships';
import { organizationMemberChanged } from '@nivel/contracts/projects/organization-member-changed.fact';
import { organizationMemberRemoved } from '@nivel/contracts/projects/organization-member-removed.fact';
import { SnapshotOwner } from '@nivel/testing/snapshot-owner';
import type { LearningUnderTest } from './learning-under-test.ts';

type Row = RowOfSnapshot<typeof listMemberships>;

/** The service of organizations as learning meets it over the broker: their members, offered whole and published in facts. */
export class OrganizationsService {
  private constructor(
    private readonly learning: LearningUnderTest,
    readonly owner: SnapshotOwner<typeof listMemberships>,
  ) {}

  static async start(learning: LearningUnderTest): Promise<OrganizationsService> {
    return new OrganizationsService(learning, await SnapshotOwner.start(learning, listMemberships));
  }

  /** A person joins, or changes their answer. @returns the id of the membership */
  async join(given: Omit<Row, 'membershipId'> & { readonly membershipId?: string }): Promise<string> {
    const { membershipId = v7() } = given;
    const row = { ...given, membershipId };
    await this.learning.tell(organizationMemberChanged, row, { version: this.owner.keep(membershipId, row) });
    return membershipId;
  }

  /** A person with a role in an organization who agreed to a list, or to none. */
  member(organizationId: string, userId: string, role: OrganizationRole, progressConsent: number | null = null) {
    return this.join({ organizationId, userId, role, progressConsent });
  }

  async remove(membershipId: string): Promise<void> {
    const { version, row } = this.owner.remove(membershipId);
    const { organizationId, userId } = row;
    await this.learning.tell(organizationMemberRemoved, { membershipId, organizationId, userId }, { version });
  }
}
