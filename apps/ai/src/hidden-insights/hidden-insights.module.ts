import { Module } from '@nestjs/common';
import { DeleteHiddenInsightsWhenAccountDeletedConsumer } from './delete-hidden-insights-when-account-deleted.consumer.ts';
import { HiddenInsightsRepository } from './hidden-insights.repository.ts';
import { HideAiInsightHandler } from './hide-ai-insight.handler.ts';

/** Insights that people do not want to see again. */
@Module({
  providers: [DeleteHiddenInsightsWhenAccountDeletedConsumer, HiddenInsightsRepository, HideAiInsightHandler],
  exports: [HiddenInsightsRepository],
})
export class HiddenInsightsModule {}
