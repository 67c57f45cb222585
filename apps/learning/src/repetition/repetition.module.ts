import { Module } from '@nestjs/common';
import { CurriculumModule } from '../curriculum/curriculum.module.ts';
import { LearnerModule } from '../learner/learner.module.ts';
import { AnswerRepetitionHandler } from './answer-repetition.handler.ts';
import { ListRepetitionsHandler } from './list-repetitions.handler.ts';
import { RepetitionQueue } from './repetition-queue.ts';
import { RepetitionsRepository } from './repetitions.repository.ts';
import { SetRepetitionLimitHandler } from './set-repetition-limit.handler.ts';

/** Questions that learners missed come back after days that grow with what is remembered. */
@Module({
  imports: [CurriculumModule, LearnerModule],
  providers: [
    AnswerRepetitionHandler,
    ListRepetitionsHandler,
    RepetitionQueue,
    RepetitionsRepository,
    SetRepetitionLimitHandler,
  ],
  exports: [RepetitionQueue],
})
export class RepetitionModule {}
