import { Module } from '@nestjs/common';
import { OrganizationsModule } from '../organizations/organizations.module.ts';
import { PeopleModule } from '../people/people.module.ts';
import { RetentionModule } from '../retention/retention.module.ts';
import { AnalyzeOrganizationDeletionHandler } from './analyze-organization-deletion.handler.ts';
import { DeleteOrganizationHandler } from './delete-organization.handler.ts';
import { DeletedOrganization } from './deleted-organization.ts';
import { RestoreOrganizationHandler } from './restore-organization.handler.ts';

/** Organizations into the trash and back. */
@Module({
  imports: [OrganizationsModule, PeopleModule, RetentionModule],
  providers: [
    AnalyzeOrganizationDeletionHandler,
    DeleteOrganizationHandler,
    DeletedOrganization,
    RestoreOrganizationHandler,
  ],
})
export class OrganizationDeletionModule {}
