import { Module } from '@nestjs/common';
import { AccountChangesModule } from './account-changes/account-changes.module.ts';
import { AuditModule } from './audit/audit.module.ts';
import { BoardModule } from './board/board.module.ts';
import { CardTemplatesModule } from './card-templates/card-templates.module.ts';
import { CopyingModule } from './copying/copying.module.ts';
import { DashboardModule } from './dashboard/dashboard.module.ts';
import { DirectoryModule } from './directory/directory.module.ts';
import { EmailVerificationModule } from './email-verification/email-verification.module.ts';
import { InvitesModule } from './invites/invites.module.ts';
import { JoiningModule } from './joining/joining.module.ts';
import { MilestonesModule } from './milestones/milestones.module.ts';
import { OrganizationsModule } from './organizations/organizations.module.ts';
import { PeopleModule } from './people/people.module.ts';
import { PermissionsModule } from './permissions/permissions.module.ts';
import { ProjectAccessModule } from './project-access/project-access.module.ts';
import { ProjectMakingModule } from './project-making/project-making.module.ts';
import { RemovalModule } from './removal/removal.module.ts';
import { SettingsModule } from './settings/settings.module.ts';
import { TeamModule } from './team/team.module.ts';
import { TrashModule } from './trash/trash.module.ts';
import { ViewChoicesModule } from './view-choices/view-choices.module.ts';

/** The slices of this service. */
@Module({
  imports: [
    AccountChangesModule,
    AuditModule,
    BoardModule,
    CardTemplatesModule,
    CopyingModule,
    DashboardModule,
    DirectoryModule,
    EmailVerificationModule,
    InvitesModule,
    JoiningModule,
    MilestonesModule,
    OrganizationsModule,
    PeopleModule,
    PermissionsModule,
    ProjectAccessModule,
    ProjectMakingModule,
    RemovalModule,
    SettingsModule,
    TeamModule,
    TrashModule,
    ViewChoicesModule,
  ],
})
export class ProjectsModule {}
