import { Module } from '@nestjs/common';
import { DirectoryModule } from '../directory/directory.module.ts';
import { OrganizationsModule } from '../organizations/organizations.module.ts';
import { AddOrganizationMemberHandler } from './add-organization-member.handler.ts';
import { ChangeOrganizationMemberHandler } from './change-organization-member.handler.ts';
import { ListMembershipsHandler } from './list-memberships.handler.ts';
import { ListOrganizationMembersHandler } from './list-organization-members.handler.ts';
import { SetProgressConsentHandler } from './set-progress-consent.handler.ts';

/** The members of an organization, and their roles. */
@Module({
  imports: [DirectoryModule, OrganizationsModule],
  providers: [
    AddOrganizationMemberHandler,
    ChangeOrganizationMemberHandler,
    ListMembershipsHandler,
    ListOrganizationMembersHandler,
    SetProgressConsentHandler,
  ],
})
export class OrganizationMembersModule {}
