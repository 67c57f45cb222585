import { Module } from '@nestjs/common';
import { ExerciseRuns } from './exercise-runs.ts';
import { TriesRepository } from './tries.repository.ts';

@Module({ providers: [ExerciseRuns, TriesRepository], exports: [ExerciseRuns, TriesRepository] })
export class GradingModule {}
