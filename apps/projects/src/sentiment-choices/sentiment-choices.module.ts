import { Module } from '@nestjs/common';
import { ReadSentimentChoiceHandler } from './read-sentiment-choice.handler.ts';
import { SentimentChoicesRepository } from './sentiment-choices.repository.ts';
import { SetSentimentChoiceHandler } from './set-sentiment-choice.handler.ts';

/** People's choices whether to take part in estimates of a team's mood. */
@Module({
  providers: [ReadSentimentChoiceHandler, SentimentChoicesRepository, SetSentimentChoiceHandler],
  exports: [SentimentChoicesRepository],
})
export class SentimentChoicesModule {}
