import { Module } from '@nestjs/common';
import { AccountChangesModule } from './account-changes/account-changes.module.ts';
import { ActivityModule } from './activity/activity.module.ts';
import { AttachmentsModule } from './attachments/attachments.module.ts';
import { AuditModule } from './audit/audit.module.ts';
import { AskedProposalsModule } from './automation/proposals/asked-proposals.module.ts';
import { OutsideRulesModule } from './automation/outside/outside-rules.module.ts';
import { AutomationRulesModule } from './automation/rules/automation-rules.module.ts';
import { AutomationRunsModule } from './automation/runs/automation-runs.module.ts';
import { RuleMessagesModule } from './automation/messages/rule-messages.module.ts';
import { RuleScheduleModule } from './automation/schedule/rule-schedule.module.ts';
import { AutomationWebhooksModule } from './automation/webhooks/automation-webhooks.module.ts';
import { AutomationSettingsModule } from './automation/settings/automation-settings.module.ts';
import { BaselinesModule } from './baselines/baselines.module.ts';
import { ProjectTasksModule } from './automation/tasks/project-tasks.module.ts';
import { BoardModule } from './board/board.module.ts';
import { CalendarFeedsModule } from './calendar-feeds/calendar-feeds.module.ts';
import { CardImportsModule } from './card-imports/card-imports.module.ts';
import { CardSearchModule } from './card-search/card-search.module.ts';
import { CardTemplatesModule } from './card-templates/card-templates.module.ts';
import { ChatModule } from './chat/chat.module.ts';
import { CommentsModule } from './comments/comments.module.ts';
import { DashboardModule } from './dashboard/dashboard.module.ts';
import { DirectoryModule } from './directory/directory.module.ts';
import { EmailVerificationModule } from './email-verification/email-verification.module.ts';
import { FilesModule } from './files/files.module.ts';
import { HolidaysModule } from './holidays/holidays.module.ts';
import { InvitesModule } from './invites/invites.module.ts';
import { LogArchiveModule } from './log-archive/log-archive.module.ts';
import { MeetingsModule } from './meetings/meetings.module.ts';
import { MemberProgressModule } from './member-progress/member-progress.module.ts';
import { MilestoneCommentsModule } from './milestone-comments/milestone-comments.module.ts';
import { MilestonesModule } from './milestones/milestones.module.ts';
import { MyWorkModule } from './my-work/my-work.module.ts';
import { NoticesModule } from './notices/notices.module.ts';
import { OffboardingModule } from './offboarding/offboarding.module.ts';
import { OnboardingModule } from './onboarding/onboarding.module.ts';
import { OrganizationDeletionModule } from './organization-deletion/organization-deletion.module.ts';
import { OrganizationMembersModule } from './organization-members/organization-members.module.ts';
import { OrganizationsModule } from './organizations/organizations.module.ts';
import { PeopleModule } from './people/people.module.ts';
import { PermissionsModule } from './permissions/permissions.module.ts';
import { PersonalDataModule } from './personal-data/personal-data.module.ts';
import { ProjectAccessModule } from './project-access/project-access.module.ts';
import { ProjectCopiesModule } from './project-copies/project-copies.module.ts';
import { ProjectCreationModule } from './project-creation/project-creation.module.ts';
import { ProjectExportsModule } from './project-exports/project-exports.module.ts';
import { ProjectFilesModule } from './project-files/project-files.module.ts';
import { ProjectImportsModule } from './project-imports/project-imports.module.ts';
import { ProjectNamesModule } from './project-names/project-names.module.ts';
import { RemindersModule } from './reminders/reminders.module.ts';
import { SavedViewsModule } from './saved-views/saved-views.module.ts';
import { SentimentChoicesModule } from './sentiment-choices/sentiment-choices.module.ts';
import { SettingsModule } from './settings/settings.module.ts';
import { TeamModule } from './team/team.module.ts';
import { TeamTalkModule } from './team-talk/team-talk.module.ts';
import { TeamViewModule } from './team-view/team-view.module.ts';
import { TrashModule } from './trash/trash.module.ts';
import { ViewChoicesModule } from './view-choices/view-choices.module.ts';
import { WorkHistoryModule } from './work-history/work-history.module.ts';
import { WrittenEmailsModule } from './written-emails/written-emails.module.ts';

/** The slices of this service. */
@Module({
  imports: [
    AccountChangesModule,
    ActivityModule,
    AskedProposalsModule,
    AttachmentsModule,
    AuditModule,
    AutomationRulesModule,
    OutsideRulesModule,
    AutomationRunsModule,
    AutomationSettingsModule,
    AutomationWebhooksModule,
    RuleMessagesModule,
    RuleScheduleModule,
    BaselinesModule,
    ProjectTasksModule,
    BoardModule,
    CalendarFeedsModule,
    CardImportsModule,
    CardSearchModule,
    CardTemplatesModule,
    ChatModule,
    CommentsModule,
    DashboardModule,
    DirectoryModule,
    EmailVerificationModule,
    FilesModule,
    HolidaysModule,
    InvitesModule,
    LogArchiveModule,
    MeetingsModule,
    MemberProgressModule,
    MilestoneCommentsModule,
    MilestonesModule,
    MyWorkModule,
    NoticesModule,
    OffboardingModule,
    OnboardingModule,
    OrganizationDeletionModule,
    OrganizationMembersModule,
    OrganizationsModule,
    PeopleModule,
    PermissionsModule,
    PersonalDataModule,
    ProjectAccessModule,
    ProjectCopiesModule,
    ProjectCreationModule,
    ProjectExportsModule,
    ProjectFilesModule,
    ProjectImportsModule,
    ProjectNamesModule,
    RemindersModule,
    SavedViewsModule,
    SentimentChoicesModule,
    SettingsModule,
    TeamModule,
    TeamTalkModule,
    TeamViewModule,
    TrashModule,
    ViewChoicesModule,
    WorkHistoryModule,
    WrittenEmailsModule,
  ],
})
export class ProjectsModule {}
