import { organizationMemberChanged } from '@nivel/contracts/projects/organization-member-changed.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { LearningUnit } from '../database.ts';
import { CopiedMemberships } from './copied-memberships.ts';

@Consumes(organizationMemberChanged, 'copy-membership-when-organization-member-changed')
export class CopyMembershipWhenOrganizationMemberChangedConsumer implements Consumer<typeof organizationMemberChanged> {
  constructor(private readonly memberships: CopiedMemberships) {}

  async handle(
    { payload, version }: ReceivedFact<typeof organizationMemberChanged>,
    unit: LearningUnit,
  ): Promise<void> {
    await this.memberships.apply(unit, { id: payload.membershipId, version, removed: false, row: payload });
  }
}
