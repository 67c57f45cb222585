import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { CalendarFeedsModule } from '../calendar-feeds/calendar-feeds.module.ts';
import { ChatModule } from '../chat/chat.module.ts';
import { CommentsModule } from '../comments/comments.module.ts';
import { FilesModule } from '../files/files.module.ts';
import { InvitesModule } from '../invites/invites.module.ts';
import { OnboardingModule } from '../onboarding/onboarding.module.ts';
import { OrganizationsModule } from '../organizations/organizations.module.ts';
import { PeopleModule } from '../people/people.module.ts';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { RemindersModule } from '../reminders/reminders.module.ts';
import { SavedViewsModule } from '../saved-views/saved-views.module.ts';
import { SuccessionModule } from '../succession/succession.module.ts';
import { TeamModule } from '../team/team.module.ts';
import { SentimentChoicesModule } from '../sentiment-choices/sentiment-choices.module.ts';
import { ViewChoicesModule } from '../view-choices/view-choices.module.ts';
import { EraseAccount } from './erase-account.ts';
import { AdminSuccession } from './admin-succession.ts';
import { ChangeCricoUserHandler } from './change-crico-user.handler.ts';
import { ErasePersonalData } from './erase-personal-data.ts';
import { ErasePersonalViews } from './erase-personal-views.ts';
import { LeaveOrganizations } from './leave-organizations.ts';
import { ChangePerson } from './change-person.ts';
import { MemberOffboarding } from './member-offboarding.ts';
import { OffboardMemberHandler } from './offboard-member.handler.ts';
import { OffboardPerson } from './offboard-person.ts';
import { PlaceSuccession } from './place-succession.ts';
import { RemoveOrganizationMemberHandler } from './remove-organization-member.handler.ts';
import { LeavePlaces } from './leave-places.ts';
import { LeaveTeams } from './leave-teams.ts';
import { LockedPlaces } from './locked-places.ts';
import { UpdateCricoUserHandler } from './update-crico-user.handler.ts';

/** Removal from Crico, and restoration. */
@Module({
  imports: [
    AccountsModule,
    AuditModule,
    CalendarFeedsModule,
    ChatModule,
    CommentsModule,
    FilesModule,
    InvitesModule,
    OnboardingModule,
    OrganizationsModule,
    PeopleModule,
    ProjectAccessModule,
    RemindersModule,
    SavedViewsModule,
    SuccessionModule,
    TeamModule,
    SentimentChoicesModule,
    ViewChoicesModule,
  ],
  providers: [
    AdminSuccession,
    EraseAccount,
    ChangeCricoUserHandler,
    ErasePersonalData,
    ErasePersonalViews,
    LeaveOrganizations,
    ChangePerson,
    MemberOffboarding,
    OffboardMemberHandler,
    OffboardPerson,
    PlaceSuccession,
    RemoveOrganizationMemberHandler,
    LeavePlaces,
    LeaveTeams,
    LockedPlaces,
    UpdateCricoUserHandler,
  ],
  exports: [EraseAccount],
})
export class OffboardingModule {}
