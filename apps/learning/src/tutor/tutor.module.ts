import { Module } from '@nestjs/common';
import { CurriculumModule } from '../curriculum/curriculum.module.ts';
import { GradingModule } from '../grading/grading.module.ts';
import { LearnerModule } from '../learner/learner.module.ts';
import { AskTutorHandler } from './ask-tutor.handler.ts';
import { PassagesRepository } from './passages.repository.ts';

/** Answers questions about a part from what its module teaches. */
@Module({
  imports: [CurriculumModule, GradingModule, LearnerModule],
  providers: [AskTutorHandler, PassagesRepository],
})
export class TutorModule {}
