import { Module } from '@nestjs/common';
import { ProjectAccessModule } from '../../project-access/project-access.module.ts';
import { CardNotices } from './card-notices.ts';

/** Notices to others about changes of their cards. */
@Module({
  imports: [ProjectAccessModule],
  providers: [CardNotices],
  exports: [CardNotices],
})
export class CardNoticesModule {}
