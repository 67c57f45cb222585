import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { DirectoryModule } from '../directory/directory.module.ts';
import { PeopleModule } from '../people/people.module.ts';
import { RetentionModule } from '../retention/retention.module.ts';
import { AddOrganizationMemberHandler } from './add-organization-member.handler.ts';
import { AnalyzeOrganizationDeletionHandler } from './analyze-organization-deletion.handler.ts';
import { ChangeOrganizationMemberHandler } from './change-organization-member.handler.ts';
import { CheckOrganizationSlugHandler } from './check-organization-slug.handler.ts';
import { CreateOrganizationHandler } from './create-organization.handler.ts';
import { DeletedOrganization } from './deleted-organization.ts';
import { DeleteOrganizationHandler } from './delete-organization.handler.ts';
import { EnterOrganizationHandler } from './enter-organization.handler.ts';
import { GetOrganizationHandler } from './get-organization.handler.ts';
import { ListMembershipsHandler } from './list-memberships.handler.ts';
import { ListMyOrganizationsHandler } from './list-my-organizations.handler.ts';
import { ListOrganizationMembersHandler } from './list-organization-members.handler.ts';
import { ListOrganizationsHandler } from './list-organizations.handler.ts';
import { LockedOrganization } from './locked-organization.ts';
import { MemberChanges } from './member-changes.ts';
import { MembersRepository } from './members.repository.ts';
import { OrganizationChanges } from './organization-changes.ts';
import { OrganizationResolver } from './organization-resolver.ts';
import { OrganizationRolesRepository } from './organization-roles.repository.ts';
import { OrganizationViews } from './organization-views.ts';
import { OrganizationsRepository } from './organizations.repository.ts';
import { RestoreOrganizationHandler } from './restore-organization.handler.ts';
import { SetOrganizationSeatsHandler } from './set-organization-seats.handler.ts';
import { SetProgressConsentHandler } from './set-progress-consent.handler.ts';
import { TransferOrganizationHandler } from './transfer-organization.handler.ts';
import { UpdateOrganizationHandler } from './update-organization.handler.ts';

/** Organizations and who belongs to them. */
@Module({
  imports: [AuditModule, DirectoryModule, PeopleModule, RetentionModule],
  providers: [
    AddOrganizationMemberHandler,
    AnalyzeOrganizationDeletionHandler,
    ChangeOrganizationMemberHandler,
    CheckOrganizationSlugHandler,
    CreateOrganizationHandler,
    DeleteOrganizationHandler,
    DeletedOrganization,
    EnterOrganizationHandler,
    GetOrganizationHandler,
    ListMembershipsHandler,
    ListMyOrganizationsHandler,
    ListOrganizationMembersHandler,
    ListOrganizationsHandler,
    LockedOrganization,
    MemberChanges,
    MembersRepository,
    OrganizationChanges,
    OrganizationResolver,
    OrganizationRolesRepository,
    OrganizationViews,
    OrganizationsRepository,
    RestoreOrganizationHandler,
    SetOrganizationSeatsHandler,
    SetProgressConsentHandler,
    TransferOrganizationHandler,
    UpdateOrganizationHandler,
  ],
  exports: [LockedOrganization, MemberChanges, MembersRepository, OrganizationRolesRepository, OrganizationsRepository],
})
export class OrganizationsModule {}
