import { Module } from '@nestjs/common';
import { CurriculumModule } from '../curriculum/curriculum.module.ts';
import { LearnerModule } from '../learner/learner.module.ts';
import { CompletePartHandler } from './complete-part.handler.ts';
import { ProgressRepository } from './progress.repository.ts';

@Module({
  imports: [CurriculumModule, LearnerModule],
  providers: [CompletePartHandler, ProgressRepository],
  exports: [ProgressRepository],
})
export class ProgressModule {}
