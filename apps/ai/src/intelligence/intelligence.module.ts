import { Module } from '@nestjs/common';
import { WorkHistoryModule } from '../work-history/work-history.module.ts';
import { GenerateProjectIntelligenceMetricsHandler } from './generate-project-intelligence-metrics.handler.ts';

/** How a project stands as a whole. */
@Module({ imports: [WorkHistoryModule], providers: [GenerateProjectIntelligenceMetricsHandler] })
export class IntelligenceModule {}
