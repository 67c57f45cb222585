import { Module } from '@nestjs/common';
import { AccountRolesModule } from './account-roles/account-roles.module.ts';
import { AccountsModule } from './accounts/accounts.module.ts';
import { DeliveryModule } from './delivery/delivery.module.ts';
import { DigestsModule } from './digests/digests.module.ts';
import { FilesModule } from './files/files.module.ts';
import { HousekeepingModule } from './housekeeping/housekeeping.module.ts';
import { NotificationsModule } from './notifications/notifications.module.ts';
import { PersonalDataModule } from './personal-data/personal-data.module.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { PreferencesModule } from './preferences/preferences.module.ts';
import { RecipientsModule } from './recipients/recipients.module.ts';
import { ReportPreviewsModule } from './report-previews/report-previews.module.ts';
import { ScheduledTasksModule } from './scheduled-tasks/scheduled-tasks.module.ts';

@Module({
  imports: [
    DigestsModule,
    FilesModule,
    HousekeepingModule,
    RecipientsModule,
    JobsModule,
    DeliveryModule,
    NotificationsModule,
    PersonalDataModule,
    PreferencesModule,
    AccountRolesModule,
    AccountsModule,
    ScheduledTasksModule,
    ReportPreviewsModule,
  ],
})
export class WorkerModule {}
