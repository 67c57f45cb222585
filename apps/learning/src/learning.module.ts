import { Module } from '@nestjs/common';
import { TableReader } from '@nivel/platform/table-reader';
import { CurriculumRepository } from './curriculum/curriculum.repository.ts';
import { CurriculumStore } from './curriculum/curriculum-store.ts';
import { MediaAddresses } from './curriculum/media-addresses.ts';
import { ReadModuleHandler } from './curriculum/read-module.handler.ts';
import { DashboardRepository } from './dashboard/dashboard.repository.ts';
import { ReadDashboardHandler } from './dashboard/read-dashboard.handler.ts';
import { OpenPartHandler } from './evidence/open-part.handler.ts';
import { PartViewsRepository } from './evidence/part-views.repository.ts';
import { RecordReadingHandler } from './evidence/record-reading.handler.ts';
import { RecordWatchHandler } from './evidence/record-watch.handler.ts';
import { CheckAnswerHandler } from './exercises/check-answer.handler.ts';
import { SubmitExerciseHandler } from './exercises/submit-exercise.handler.ts';
import { TriesRepository } from './exercises/tries.repository.ts';
import { FollowProfileWhenAccountChangedConsumer } from './profile/follow-profile-when-account-changed.consumer.ts';
import { ForgetNameWhenAccountDeletedConsumer } from './profile/forget-name-when-account-deleted.consumer.ts';
import { PrepareProfileWhenAccountCreatedConsumer } from './profile/prepare-profile-when-account-created.consumer.ts';
import { ProfilesRepository } from './profile/profiles.repository.ts';
import { RemovedAccountsRepository } from './profile/removed-accounts.repository.ts';
import { UpdateTimeZoneHandler } from './profile/update-time-zone.handler.ts';
import { CompletePartHandler } from './progress/complete-part.handler.ts';
import { LearnerStore } from './progress/learner-store.ts';
import { ProgressRepository } from './progress/progress.repository.ts';
import { passThroughTables } from './tables/pass-through-tables.ts';
import { ReadCurriculumPartsHandler } from './tables/read-curriculum-parts.handler.ts';

const repositories = [
  CurriculumRepository,
  DashboardRepository,
  PartViewsRepository,
  ProfilesRepository,
  ProgressRepository,
  RemovedAccountsRepository,
  TableReader,
  TriesRepository,
];
const handlers = [
  CheckAnswerHandler,
  CompletePartHandler,
  OpenPartHandler,
  ReadDashboardHandler,
  ReadModuleHandler,
  RecordReadingHandler,
  RecordWatchHandler,
  SubmitExerciseHandler,
  UpdateTimeZoneHandler,
];
const tables = [ReadCurriculumPartsHandler, ...passThroughTables];
const consumers = [
  FollowProfileWhenAccountChangedConsumer,
  ForgetNameWhenAccountDeletedConsumer,
  PrepareProfileWhenAccountCreatedConsumer,
];

@Module({
  providers: [CurriculumStore, LearnerStore, MediaAddresses, ...repositories, ...handlers, ...tables, ...consumers],
})
export class LearningModule {}
