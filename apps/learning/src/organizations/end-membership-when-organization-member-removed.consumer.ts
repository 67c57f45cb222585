import { organizationMemberRemoved } from '@nivel/contracts/projects/organization-member-removed.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { LearningUnit } from '../database.ts';
import { CopiedMemberships } from './copied-memberships.ts';

@Consumes(organizationMemberRemoved, 'end-membership-when-organization-member-removed')
export class EndMembershipWhenOrganizationMemberRemovedConsumer implements Consumer<typeof organizationMemberRemoved> {
  constructor(private readonly memberships: CopiedMemberships) {}

  async handle(
    { payload, version }: ReceivedFact<typeof organizationMemberRemoved>,
    unit: LearningUnit,
  ): Promise<void> {
    await this.memberships.apply(unit, { id: payload.membershipId, version, removed: true });
  }
}
