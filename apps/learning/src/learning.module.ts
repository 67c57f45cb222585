import { Module } from '@nestjs/common';
import { TableReader } from '@nivel/platform/table-reader';
import { CurriculumRepository } from './curriculum/curriculum.repository.ts';
import { CurriculumStore } from './curriculum/curriculum-store.ts';
import { MediaAddresses } from './curriculum/media-addresses.ts';
import { ReadModule } from './curriculum/read-module.handler.ts';
import { DashboardRepository } from './dashboard/dashboard.repository.ts';
import { ReadDashboard } from './dashboard/read-dashboard.handler.ts';
import { OpenPart } from './evidence/open-part.handler.ts';
import { PartViewsRepository } from './evidence/part-views.repository.ts';
import { RecordReading } from './evidence/record-reading.handler.ts';
import { RecordWatch } from './evidence/record-watch.handler.ts';
import { CheckAnswer } from './exercises/check-answer.handler.ts';
import { SubmitExercise } from './exercises/submit-exercise.handler.ts';
import { TriesRepository } from './exercises/tries.repository.ts';
import { ListNotifications } from './notifications/list-notifications.handler.ts';
import { MarkNotificationsRead } from './notifications/mark-notifications-read.handler.ts';
import { NotificationsRepository } from './notifications/notifications.repository.ts';
import { FollowProfileWhenAccountChanged } from './profile/follow-profile-when-account-changed.consumer.ts';
import { ForgetNameWhenAccountDeleted } from './profile/forget-name-when-account-deleted.consumer.ts';
import { PrepareProfileWhenAccountCreated } from './profile/prepare-profile-when-account-created.consumer.ts';
import { ProfilesRepository } from './profile/profiles.repository.ts';
import { RemovedAccountsRepository } from './profile/removed-accounts.repository.ts';
import { UpdateTimeZone } from './profile/update-time-zone.handler.ts';
import { CompletePart } from './progress/complete-part.handler.ts';
import { Learners } from './progress/learners.ts';
import { ProgressRepository } from './progress/progress.repository.ts';
import { passingTables } from './tables/passing-tables.ts';
import { ReadCurriculumParts } from './tables/read-curriculum-parts.handler.ts';

const repositories = [
  CurriculumRepository,
  DashboardRepository,
  NotificationsRepository,
  PartViewsRepository,
  ProfilesRepository,
  ProgressRepository,
  RemovedAccountsRepository,
  TableReader,
  TriesRepository,
];
const handlers = [
  CheckAnswer,
  CompletePart,
  ListNotifications,
  MarkNotificationsRead,
  OpenPart,
  ReadDashboard,
  ReadModule,
  RecordReading,
  RecordWatch,
  SubmitExercise,
  UpdateTimeZone,
];
const tables = [ReadCurriculumParts, ...passingTables];
const consumers = [FollowProfileWhenAccountChanged, ForgetNameWhenAccountDeleted, PrepareProfileWhenAccountCreated];

@Module({
  providers: [CurriculumStore, Learners, MediaAddresses, ...repositories, ...handlers, ...tables, ...consumers],
})
export class LearningModule {}
