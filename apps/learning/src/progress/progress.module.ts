import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { CurriculumModule } from '../curriculum/curriculum.module.ts';
import { LearnerModule } from '../learner/learner.module.ts';
import { CompletePartHandler } from './complete-part.handler.ts';
import { ProgressRepository } from './progress.repository.ts';

@Module({
  imports: [AccessModule, CurriculumModule, LearnerModule],
  providers: [CompletePartHandler, ProgressRepository],
  exports: [ProgressRepository],
})
export class ProgressModule {}
