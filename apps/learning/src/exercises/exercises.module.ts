import { Module } from '@nestjs/common';
import { CurriculumModule } from '../curriculum/curriculum.module.ts';
import { LearnerModule } from '../learner/learner.module.ts';
import { ProgressModule } from '../progress/progress.module.ts';
import { CheckAnswerHandler } from './check-answer.handler.ts';
import { SubmitExerciseHandler } from './submit-exercise.handler.ts';
import { TriesRepository } from './tries.repository.ts';

@Module({
  imports: [CurriculumModule, LearnerModule, ProgressModule],
  providers: [CheckAnswerHandler, SubmitExerciseHandler, TriesRepository],
})
export class ExercisesModule {}
