import { Module } from '@nestjs/common';
import { WorkHistoryModule } from '../work-history/work-history.module.ts';
import { GenerateProjectIntelligenceMetricsHandler } from './generate-project-intelligence-metrics.handler.ts';

/** The state of a project as a whole. */
@Module({ imports: [WorkHistoryModule], providers: [GenerateProjectIntelligenceMetricsHandler] })
export class IntelligenceModule {}
