import { Module } from '@nestjs/common';
import { CurriculumModule } from '../curriculum/curriculum.module.ts';
import { LearnerModule } from '../learner/learner.module.ts';
import { AnswerRepetitionHandler } from './answer-repetition.handler.ts';
import { ListRepetitionsHandler } from './list-repetitions.handler.ts';
import { RepetitionQueue } from './repetition-queue.ts';
import { RepetitionsRepository } from './repetitions.repository.ts';
import { SetRepetitionLimitHandler } from './set-repetition-limit.handler.ts';

/** Missed questions come back at growing intervals, which depend on how well they are remembered. */
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
