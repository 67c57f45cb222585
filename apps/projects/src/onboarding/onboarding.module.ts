import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { InvitesModule } from '../invites/invites.module.ts';
import { OrganizationsModule } from '../organizations/organizations.module.ts';
import { PeopleModule } from '../people/people.module.ts';
import { TeamModule } from '../team/team.module.ts';
import { AcceptInviteHandler } from './accept-invite.handler.ts';
import { AcceptInvite } from './accept-invite.ts';
import { AdmitPerson } from './admit-person.ts';
import { ClaimInstallationHandler } from './claim-installation.handler.ts';
import { ClaimInstallation } from './claim-installation.ts';
import { InsertCricoUserHandler } from './insert-crico-user.handler.ts';
import { InstallationRepository } from './installation.repository.ts';
import { InvitedPeople } from './invited-people.ts';
import { InvitedPlaces } from './invited-places.ts';
import { InvitedPerson } from './invited-person.ts';
import { RedeemInvite } from './redeem-invite.ts';
import { OrganizationPlaces } from './organization-places.ts';
import { ProjectPlaces } from './project-places.ts';
import { ReadInstallationHandler } from './read-installation.handler.ts';
import { SetupToken } from './setup-token.ts';
import { UpdateCricoUserInviteHandler } from './update-crico-user-invite.handler.ts';

/** The ways to become a person of Crico, or a member: by an invite, or as the first of all. */
@Module({
  imports: [AccountsModule, AuditModule, InvitesModule, OrganizationsModule, PeopleModule, TeamModule],
  providers: [
    AcceptInviteHandler,
    AcceptInvite,
    AdmitPerson,
    ClaimInstallationHandler,
    ClaimInstallation,
    InsertCricoUserHandler,
    InstallationRepository,
    InvitedPeople,
    InvitedPerson,
    InvitedPlaces,
    RedeemInvite,
    OrganizationPlaces,
    ProjectPlaces,
    ReadInstallationHandler,
    SetupToken,
    UpdateCricoUserInviteHandler,
  ],
  exports: [InstallationRepository],
})
export class OnboardingModule {}
