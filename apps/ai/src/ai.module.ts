import { Module } from '@nestjs/common';
import { ChatModule } from './chat/chat.module.ts';
import { HiddenInsightsModule } from './hidden-insights/hidden-insights.module.ts';
import { InsightsModule } from './insights/insights.module.ts';
import { IntelligenceModule } from './intelligence/intelligence.module.ts';
import { ModelModule } from './model/model.module.ts';
import { PersonalDataModule } from './personal-data/personal-data.module.ts';
import { ProposalsModule } from './proposals/proposals.module.ts';
import { RiskModule } from './risk/risk.module.ts';
import { SentimentModule } from './sentiment/sentiment.module.ts';

/** The slices of this service. */
@Module({
  imports: [
    ChatModule,
    HiddenInsightsModule,
    InsightsModule,
    IntelligenceModule,
    ModelModule,
    PersonalDataModule,
    ProposalsModule,
    RiskModule,
    SentimentModule,
  ],
})
export class AiModule {}
