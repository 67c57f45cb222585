import { Module } from '@nestjs/common';
import { HiddenInsightsModule } from '../hidden-insights/hidden-insights.module.ts';
import { SentimentModule } from '../sentiment/sentiment.module.ts';
import { WorkHistoryModule } from '../work-history/work-history.module.ts';
import { ListAiInsightsHandler } from './list-ai-insights.handler.ts';

/** What rules find in the figures of a project. */
@Module({ imports: [HiddenInsightsModule, SentimentModule, WorkHistoryModule], providers: [ListAiInsightsHandler] })
export class InsightsModule {}
