import { Module } from '@nestjs/common';
import { CurriculumModule } from '../curriculum/curriculum.module.ts';
import { CopiedMemberships } from './copied-memberships.ts';
import { CopyMembershipWhenOrganizationMemberChangedConsumer } from './copy-membership-when-organization-member-changed.consumer.ts';
import { EndMembershipWhenOrganizationMemberRemovedConsumer } from './end-membership-when-organization-member-removed.consumer.ts';
import { ListSharedProgressHandler } from './list-shared-progress.handler.ts';
import { MembershipsRepository } from './memberships.repository.ts';
import { OrganizationResolver } from './organization-resolver.ts';
import { SharedProgressRepository } from './shared-progress.repository.ts';

/** The part of members' learning that organizations of Crico see. */
@Module({
  imports: [CurriculumModule],
  providers: [
    CopiedMemberships,
    CopyMembershipWhenOrganizationMemberChangedConsumer,
    EndMembershipWhenOrganizationMemberRemovedConsumer,
    ListSharedProgressHandler,
    MembershipsRepository,
    OrganizationResolver,
    SharedProgressRepository,
  ],
})
export class OrganizationsModule {}
