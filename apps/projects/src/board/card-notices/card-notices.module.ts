import { Module } from '@nestjs/common';
import { ProjectAccessModule } from '../../project-access/project-access.module.ts';
import { CardNotices } from './card-notices.ts';

/** What others are told of what somebody does with their cards. */
@Module({
  imports: [ProjectAccessModule],
  providers: [CardNotices],
  exports: [CardNotices],
})
export class CardNoticesModule {}
