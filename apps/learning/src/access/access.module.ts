import { Module } from '@nestjs/common';
import { AccessRepository } from './access.repository.ts';
import { CopiedAccess } from './copied-access.ts';
import { CopyAccessWhenAccessChangedConsumer } from './copy-access-when-access-changed.consumer.ts';
import { PlanTiers } from './plan-tiers.ts';

/** The paid access of people, as known to learning. */
@Module({
  providers: [AccessRepository, CopiedAccess, CopyAccessWhenAccessChangedConsumer, PlanTiers],
  exports: [PlanTiers],
})
export class AccessModule {}
