import { Module } from '@nestjs/common';
import { CurriculumModule } from '../curriculum/curriculum.module.ts';
import { GradingModule } from '../grading/grading.module.ts';
import { LearnerModule } from '../learner/learner.module.ts';
import { ProgressModule } from '../progress/progress.module.ts';
import { CheckAnswerHandler } from './check-answer.handler.ts';
import { SubmitExerciseHandler } from './submit-exercise.handler.ts';

@Module({
  imports: [CurriculumModule, GradingModule, LearnerModule, ProgressModule],
  providers: [CheckAnswerHandler, SubmitExerciseHandler],
})
export class ExercisesModule {}
