import { Module } from '@nestjs/common';
import { CurriculumModule } from '../curriculum/curriculum.module.ts';
import { GradingModule } from '../grading/grading.module.ts';
import { LearnerModule } from '../learner/learner.module.ts';
import { OfflineWorkRepository } from './offline-work.repository.ts';
import { OpenPartHandler } from './open-part.handler.ts';
import { PartViewsRepository } from './part-views.repository.ts';
import { PublicParts } from './public-parts.ts';
import { RecordOfflineWorkHandler } from './record-offline-work.handler.ts';
import { RecordReadingHandler } from './record-reading.handler.ts';
import { RecordWatchHandler } from './record-watch.handler.ts';

@Module({
  imports: [CurriculumModule, GradingModule, LearnerModule],
  providers: [
    OfflineWorkRepository,
    OpenPartHandler,
    PartViewsRepository,
    PublicParts,
    RecordOfflineWorkHandler,
    RecordReadingHandler,
    RecordWatchHandler,
  ],
  exports: [PublicParts],
})
export class EvidenceModule {}
