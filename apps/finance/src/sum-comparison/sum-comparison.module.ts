import { Module } from '@nestjs/common';
import { BookModule } from '../book/book.module.ts';
import { CompareBookSumsHandler } from './compare-book-sums.handler.ts';
import { SumComparisonsRepository } from './sum-comparisons.repository.ts';

/** Stored sums are compared with the rows of the book each night. */
@Module({ imports: [BookModule], providers: [CompareBookSumsHandler, SumComparisonsRepository] })
export class SumComparisonModule {}
