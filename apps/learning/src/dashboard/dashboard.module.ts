import { Module } from '@nestjs/common';
import { CurriculumModule } from '../curriculum/curriculum.module.ts';
import { LearnerModule } from '../learner/learner.module.ts';
import { DashboardRepository } from './dashboard.repository.ts';
import { ReadDashboardHandler } from './read-dashboard.handler.ts';

@Module({ imports: [CurriculumModule, LearnerModule], providers: [DashboardRepository, ReadDashboardHandler] })
export class DashboardModule {}
