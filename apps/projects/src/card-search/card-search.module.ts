import { Module } from '@nestjs/common';
import { FindCardsHandler } from './find-cards.handler.ts';
import { FindingRepository } from './card-search.repository.ts';
import { SearchCardsHandler } from './search-cards.handler.ts';

/** Cards by filters and words. */
@Module({ providers: [FindCardsHandler, SearchCardsHandler, FindingRepository] })
export class FindingModule {}
