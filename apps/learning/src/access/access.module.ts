import { Module } from '@nestjs/common';
import { AccessRepository } from './access.repository.ts';
import { CopiedAccess } from './copied-access.ts';
import { CopyAccessWhenAccessChangedConsumer } from './copy-access-when-access-changed.consumer.ts';
import { PlanTiers } from './plan-tiers.ts';

/** What people have paid for, as learning knows it. */
@Module({
  providers: [AccessRepository, CopiedAccess, CopyAccessWhenAccessChangedConsumer, PlanTiers],
  exports: [PlanTiers],
})
export class AccessModule {}
