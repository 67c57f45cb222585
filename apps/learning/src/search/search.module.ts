import { Module } from '@nestjs/common';
import { CurriculumModule } from '../curriculum/curriculum.module.ts';
import { LearnerModule } from '../learner/learner.module.ts';
import { SearchCurriculumHandler } from './search-curriculum.handler.ts';
import { SearchRepository } from './search.repository.ts';

/** A search over everything that is taught. */
@Module({ imports: [CurriculumModule, LearnerModule], providers: [SearchCurriculumHandler, SearchRepository] })
export class SearchModule {}
