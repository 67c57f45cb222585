import { Module } from '@nestjs/common';
import { FindCardsHandler } from './find-cards.handler.ts';
import { CardSearchRepository } from './card-search.repository.ts';
import { SearchCardsHandler } from './search-cards.handler.ts';

/** Cards by filters and words. */
@Module({
  providers: [FindCardsHandler, SearchCardsHandler, CardSearchRepository],
  exports: [CardSearchRepository],
})
export class CardSearchModule {}
