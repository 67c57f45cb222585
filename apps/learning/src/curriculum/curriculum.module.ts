import { Module } from '@nestjs/common';
import { CurriculumRepository } from './curriculum.repository.ts';
import { CurriculumStore } from './curriculum-store.ts';
import { MediaAddresses } from './media-addresses.ts';

@Module({
  providers: [CurriculumRepository, CurriculumStore, MediaAddresses],
  exports: [CurriculumStore, MediaAddresses],
})
export class CurriculumModule {}
