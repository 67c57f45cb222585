import { Module } from '@nestjs/common';
import { TableReader } from '@nivel/platform/table-reader';
import { CurriculumModule } from '../curriculum/curriculum.module.ts';
import { LearnerModule } from '../learner/learner.module.ts';
import { ReadCurriculumPartsHandler } from './read-curriculum-parts.handler.ts';
import { passThroughTables } from './pass-through-tables.ts';

@Module({
  imports: [CurriculumModule, LearnerModule],
  providers: [TableReader, ReadCurriculumPartsHandler, ...passThroughTables],
})
export class TablesModule {}
