import { Module } from '@nestjs/common';
import { CurriculumModule } from '../curriculum/curriculum.module.ts';
import { LearnerModule } from '../learner/learner.module.ts';
import { RepetitionModule } from '../repetition/repetition.module.ts';
import { DashboardFigures } from './dashboard-figures.ts';
import { DashboardRepository } from './dashboard.repository.ts';
import { ReadDashboardHandler } from './read-dashboard.handler.ts';

@Module({
  imports: [CurriculumModule, LearnerModule, RepetitionModule],
  providers: [DashboardFigures, DashboardRepository, ReadDashboardHandler],
})
export class DashboardModule {}
