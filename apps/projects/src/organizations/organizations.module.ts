import { Module } from '@nestjs/common';
import { AdditionNoticesModule } from '../addition-notices/addition-notices.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { DirectoryModule } from '../directory/directory.module.ts';
import { PeopleModule } from '../people/people.module.ts';
import { RetentionModule } from '../retention/retention.module.ts';
import { CheckOrganizationSlugHandler } from './check-organization-slug.handler.ts';
import { CreateOrganizationHandler } from './create-organization.handler.ts';
import { EnterOrganizationHandler } from './enter-organization.handler.ts';
import { GetOrganizationHandler } from './get-organization.handler.ts';
import { ListMyOrganizationsHandler } from './list-my-organizations.handler.ts';
import { ListOrganizationsHandler } from './list-organizations.handler.ts';
import { LockedOrganization } from './locked-organization.ts';
import { MemberChanges } from './member-changes.ts';
import { MembersRepository } from './members.repository.ts';
import { OrganizationChanges } from './organization-changes.ts';
import { OrganizationResolver } from './organization-resolver.ts';
import { OrganizationRolesRepository } from './organization-roles.repository.ts';
import { OrganizationViews } from './organization-views.ts';
import { OrganizationsRepository } from './organizations.repository.ts';
import { SetOrganizationSeatsHandler } from './set-organization-seats.handler.ts';
import { TransferOrganizationHandler } from './transfer-organization.handler.ts';
import { UpdateOrganizationHandler } from './update-organization.handler.ts';

/** Organizations and their members. */
@Module({
  imports: [AdditionNoticesModule, AuditModule, DirectoryModule, PeopleModule, RetentionModule],
  providers: [
    CheckOrganizationSlugHandler,
    CreateOrganizationHandler,
    EnterOrganizationHandler,
    GetOrganizationHandler,
    ListMyOrganizationsHandler,
    ListOrganizationsHandler,
    LockedOrganization,
    MemberChanges,
    MembersRepository,
    OrganizationChanges,
    OrganizationResolver,
    OrganizationRolesRepository,
    OrganizationViews,
    OrganizationsRepository,
    SetOrganizationSeatsHandler,
    TransferOrganizationHandler,
    UpdateOrganizationHandler,
  ],
  exports: [
    LockedOrganization,
    MemberChanges,
    MembersRepository,
    OrganizationChanges,
    OrganizationRolesRepository,
    OrganizationViews,
    OrganizationsRepository,
  ],
})
export class OrganizationsModule {}
