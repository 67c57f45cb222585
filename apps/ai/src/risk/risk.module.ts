import { Module } from '@nestjs/common';
import { WorkHistoryModule } from '../work-history/work-history.module.ts';
import { CalculateProjectRiskPredictionHandler } from './calculate-project-risk-prediction.handler.ts';

/** How likely cards miss their day. */
@Module({ imports: [WorkHistoryModule], providers: [CalculateProjectRiskPredictionHandler] })
export class RiskModule {}
